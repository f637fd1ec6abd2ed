//! What the syntax tree of a file says of the places that mutants change. Places are bytes of the file.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, Pat, Signature};

/// An expression of two operands.
pub(super) struct Binary {
    /// The whole of it.
    pub(super) bytes: Range<usize>,
    /// The expression that it is an operand of, without parentheses: the place of that one's operator.
    pub(super) parent: Option<usize>,
    /// Whether it is a chain with `let` in it, which stands in conditions alone.
    pub(super) lets: bool,
}

/// An arm of a `match`.
pub(super) struct Arm {
    /// Where its pattern ends.
    pub(super) pattern_end: usize,
    /// Where its guard starts.
    pub(super) guard: Option<usize>,
    /// The whole `match`.
    pub(super) all: Range<usize>,
}

/// The guard of an arm.
pub(super) struct Guard {
    /// The whole of it.
    pub(super) bytes: Range<usize>,
    /// Whether there is a `let` in it, whose names the arm may use.
    pub(super) lets: bool,
}

/// The nodes of a file, by where they start.
#[derive(Default)]
pub(super) struct Nodes {
    /// By the place of the operator.
    pub(super) binaries: BTreeMap<usize, Binary>,
    pub(super) unaries: BTreeMap<usize, Range<usize>>,
    /// With their attributes and without.
    pub(super) arms: BTreeMap<usize, Arm>,
    pub(super) guards: BTreeMap<usize, Guard>,
    /// The expression of a structure, by the place of a field.
    pub(super) fields: BTreeMap<usize, Range<usize>>,
    /// The first statements of functions whose type is told by what they return.
    pub(super) opaque: BTreeSet<usize>,
    /// What is computed by the compiler, or is a pattern: nothing can be asked there.
    pub(super) constants: Vec<Range<usize>>,
    /// The operator above the expression that is visited next.
    parent: Option<usize>,
}

/// The bytes of a node.
fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

impl Nodes {
    pub(super) fn of(file: &syn::File) -> Self {
        let mut nodes = Self::default();
        nodes.visit_file(file);
        nodes
    }

    fn function(&mut self, signature: &Signature, body: &Block) {
        if signature.constness.is_some() {
            self.constants.push(bytes(body));
        }
        let mut opaque = Opaque(false);
        opaque.visit_return_type(&signature.output);
        if let Some(first) = body.stmts.first().filter(|_| opaque.0) {
            self.opaque.insert(bytes(first).start);
        }
    }

    fn arm(&mut self, arm: &syn::Arm, all: &Range<usize>) {
        let (pattern, guard) = match &arm.pat {
            Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pattern => (pattern, None),
        };
        if let Some(guard) = guard {
            self.guards.insert(bytes(guard).start, Guard { bytes: bytes(guard), lets: has_let(guard) });
        }
        for start in [bytes(arm).start, bytes(&arm.pat).start] {
            let guard = guard.map(|guard| bytes(guard).start);
            self.arms.insert(start, Arm { pattern_end: bytes(pattern).end, guard, all: all.clone() });
        }
    }
}

/// Whether an expression of conditions has a `let` in it.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// Whether a type has an `impl Trait` in it.
struct Opaque(bool);

impl Visit<'_> for Opaque {
    fn visit_type_impl_trait(&mut self, _: &syn::TypeImplTrait) {
        self.0 = true;
    }
}

/// Visits that note the bytes of the node, or of the part of it that is computed by the compiler.
macro_rules! constant {
    ($($visit:ident($node:ident: $type:ty) => $part:expr;)*) => {$(
        fn $visit(&mut self, $node: &'a $type) {
            self.constants.push(bytes($part));
            visit::$visit(self, $node);
        }
    )*};
}

impl<'a> Visit<'a> for Nodes {
    fn visit_expr_binary(&mut self, node: &'a syn::ExprBinary) {
        let (at, parent) = (bytes(&node.op).start, self.parent.take());
        let lets = has_let(&node.left) || has_let(&node.right);
        self.binaries.insert(at, Binary { bytes: bytes(node), parent, lets });
        for operand in [&*node.left, &*node.right] {
            self.parent = matches!(operand, Expr::Binary(_)).then_some(at);
            self.visit_expr(operand);
        }
    }

    fn visit_expr_unary(&mut self, node: &'a syn::ExprUnary) {
        self.unaries.insert(bytes(&node.op).start, bytes(node));
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'a syn::ExprMatch) {
        let all = bytes(node);
        node.arms.iter().for_each(|arm| self.arm(arm, &all));
        visit::visit_expr_match(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'a syn::ExprStruct) {
        self.fields.extend(node.fields.iter().map(|field| (bytes(field).start, bytes(node))));
        visit::visit_expr_struct(self, node);
    }

    fn visit_pat(&mut self, node: &'a Pat) {
        if matches!(node, Pat::Const(_) | Pat::Lit(_) | Pat::Range(_)) {
            self.constants.push(bytes(node));
        }
        visit::visit_pat(self, node);
    }

    fn visit_item_fn(&mut self, node: &'a syn::ItemFn) {
        self.function(&node.sig, &node.block);
        visit::visit_item_fn(self, node);
    }

    fn visit_impl_item_fn(&mut self, node: &'a syn::ImplItemFn) {
        self.function(&node.sig, &node.block);
        visit::visit_impl_item_fn(self, node);
    }

    fn visit_trait_item_fn(&mut self, node: &'a syn::TraitItemFn) {
        if let Some(body) = &node.default {
            self.function(&node.sig, body);
        }
        visit::visit_trait_item_fn(self, node);
    }

    constant! {
        visit_item_const(node: syn::ItemConst) => node;
        visit_impl_item_const(node: syn::ImplItemConst) => node;
        visit_trait_item_const(node: syn::TraitItemConst) => node;
        visit_item_static(node: syn::ItemStatic) => node;
        visit_item_enum(node: syn::ItemEnum) => node;
        visit_type(node: syn::Type) => node;
        visit_generic_argument(node: syn::GenericArgument) => node;
        visit_expr_repeat(node: syn::ExprRepeat) => &node.len;
        visit_expr_const(node: syn::ExprConst) => node;
    }
}
