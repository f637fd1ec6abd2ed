//! `WorkerDeployment`: weighted rollout of the Versions of a Worker, and all that races with it.
//!
//! The rules WD-01 to WD-73 and HA-01 to HA-16 that are about what may happen when stand here; what a request looks like, how a
//! Version is drawn and what is written down stand in the module `host`, which does nothing but through these
//! commands.
//!
//! An allocation is a set of rows, one `Share` for each Version in it: proposed by the request, weighed as a whole in the step
//! that switches, deleted as a whole in the step that replaces it. What needs something of every Version that may be reached is a
//! `Demand`, whatever it is called elsewhere; what a Version declares and exports is a `Provision`. So a namespace and an
//! attachment race with a rollout in the same way. Time is not counted here: that 15 minutes are over is a command of the runtime,
//! which may come at any moment.

selvedge::lifecycle! {
    context takoform.worker_deployment @ "0.5.0" {
        wire {
            record fields: camelCase;
            entity fields: camelCase;
            command inputs: camelCase;
            event fields: camelCase;
            error fields: camelCase;
            view fields: camelCase;
            outcomes: "kebab-case";
            moves: "kebab-case"
        }

        /// Who asks the Host for something.
        actor client;
        /// What carries out accepted Operations, and knows what became of them.
        actor backend;
        /// What executes Versions, and knows what runs.
        actor runtime;

        /// Identifies one Resource for ever: it is never used again (HA-12).
        newtype Uid(String);
        /// Tells one request from another (HA-08).
        newtype Digest(String);
        /// What a handler or a class is called: `fetch`, `scheduled`, `queue`, `actor Room`, `workflow Order`.
        newtype Need(String);
        /// A part of new work, in basis points (WD-06).
        newtype Weight(Int in 1..=10000);

        /// WD-12: exact Forms of a Version.
        enum VersionForm { V0_5, V0_6 }
        /// WD-16: Forms that compete for one Worker.
        enum DeploymentForm { V0_4, V0_5 }
        /// What an Operation is known to have left behind (HA-04).
        enum Effect { Nothing, Unknown, Partial, Complete }
        /// HA-02: what was asked for.
        enum Action { Create, Update, Delete }
        /// WD-17: what makes a context begin.
        enum ContextKind { Http, Scheduled, Queue, ActorEvent, Workflow }
        /// What needs something of every Version that may be reached (WD-24, WD-25, WD-27).
        enum DemandKind { Endpoint, CustomDomain, ServiceBinding, Cron, QueueConsumer, ActorNamespace, DurableWorkflow }

        /// A ModuleWorker 0.3.0.
        entity Worker {
            key worker: Uid;
            states initial Present, final WorkerDeleted;
            move delete_worker: Present -> WorkerDeleted;
        }

        /// An immutable WorkerVersion.
        entity Version {
            key version: Uid;
            worker: ref Worker;
            form: VersionForm;
            states
                /// Its bundle, handlers, assets, Bindings and secrets are not verified yet (WD-23).
                initial Preparing,
                Ready,
                /// What was verified is lost again (WD-36).
                Broken,
                final VersionDeleted;
            move verify: Preparing -> Ready;
            move lose_readiness: {Preparing, Ready} -> Broken;
            move repair: Broken -> Ready;
            move delete_version: {Preparing, Ready, Broken} -> VersionDeleted;
        }

        /// A handler or class that a Version declares and exports.
        entity Provision {
            key provision: Uid;
            version: ref Version;
            need: Need;
            states initial final Stated;
        }

        /// An attachment or a namespace of a Worker, by what it needs of each Version that may be reached.
        entity Demand {
            key demand: Uid;
            worker: ref Worker;
            kind: DemandKind;
            need: Need;
            states
                /// Its create Operation is accepted, and counts already (WD-27).
                initial Accepted,
                InForce,
                final Removed;
            move put_in_force: Accepted -> InForce;
            move remove: {Accepted, InForce} -> Removed;
        }

        /// A Deployment of either Form.
        entity Deployment {
            key deployment: Uid;
            worker: ref Worker;
            form: DeploymentForm;
            states
                /// Accepted; gets no work (WD-44).
                initial Waiting,
                /// The source of selection for its Worker (WD-39).
                Active,
                /// The same, while another allocation is accepted.
                Changing,
                /// Selection is closed; what runs is stopped (WD-56, WD-57).
                Closing,
                /// Its create failed: recovered by PUT or DELETE on the same UID (HA-06).
                Failed,
                final Gone;
            move activate: Waiting -> Active;
            move give_up: Waiting -> Failed;
            move retry: Failed -> Waiting;
            move change: Active -> Changing;
            move switch: Changing -> Active;
            move keep_old: Changing -> Active;
            move close: {Active, Failed} -> Closing;
            move confirm_gone: Closing -> Gone;
        }

        /// One Version in an allocation, with its weight (WD-05). Dropped ones are deleted.
        entity Share {
            key share: Uid;
            worker: ref Worker;
            deployment: ref Deployment;
            operation: ref Operation;
            version: ref Version;
            weight: Weight;
            states initial Proposed, final Weighted;
            move weigh: Proposed -> Weighted;
        }

        /// What runs, pinned to one Version (WD-18).
        entity Context {
            key context: Uid;
            kind: ContextKind;
            deployment: ref Deployment;
            /// Drawn when it is accepted (WD-17).
            version: ref Version?;
            states
                initial Offered,
                Live,
                /// Told to stop: 15 minutes after its Version lost its weight (WD-52), or because the Deployment closes (WD-57).
                Cancelled,
                /// Physically gone, confirmed (WD-58).
                final Retired,
                /// Not accepted: nothing ran (WD-20).
                final TurnedAway;
            move begin: Offered -> Live;
            move turn_away: Offered -> TurnedAway;
            move cancel: Live -> Cancelled;
            move retire: {Live, Cancelled} -> Retired;
        }

        /// What became of an accepted request, found by its Idempotency-Key (HA-02, HA-08).
        entity Operation {
            key operation: Uid;
            request: Digest;
            deployment: ref Deployment;
            action: Action;
            /// How many requests about the Deployment were accepted before: the generation that was expected (HA-05).
            expected: Int;
            effect: Effect;
            states initial Queued, Running, WaitingInput, Reconciling, final Succeeded, final FailedOperation;
            move start: Queued -> Running;
            move dispatch: Running -> Running;
            move ask: {Queued, Running} -> WaitingInput;
            move supply: WaitingInput -> Queued;
            move lose_reply: Running -> Reconciling;
            move resume: Reconciling -> Running;
            move succeed: {Running, Reconciling} -> Succeeded;
            move fail: {Running, Reconciling} -> FailedOperation;
        }

        error NotFound { uid: Uid }
        error Gone { deployment: Uid }
        error IdempotencyConflict { operation: Uid }
        error ResourceBusy { uid: Uid }
        error GenerationConflict { deployment: Uid, expected: Int }
        error InvalidSpec { uid: Uid }
        error DependencyConflict { uid: Uid }

        command CreateWorker(worker: Uid) on Worker[worker] by client {
            created when absent => create;
            stays   otherwise   => keep;
        }
        command DeleteWorker(worker: Uid) on Worker[worker] by client {
            unknown when absent           => reject NotFound { uid = input.worker };
            gone    when in WorkerDeleted => keep;
            used    when (some v in Version: v.worker == input.worker && !(v in VersionDeleted))
                    || (some d in Deployment: d.worker == input.worker && !(d in Gone))
                    || (some m in Demand: m.worker == input.worker && !(m in Removed)) => reject DependencyConflict { uid = input.worker };
            deleted otherwise             => move delete_worker;
        }

        command PublishVersion(version: Uid, worker: ref Worker, form: VersionForm) on Version[version] by client {
            stays     when present                            => keep;
            no_worker when !(Worker[input.worker] in Present) => reject InvalidSpec { uid = input.version };
            published otherwise                               => create, set { worker, form };
        }
        command StateProvision(provision: Uid, version: ref Version, need: Need) on Provision[provision] by client {
            stays  when present                                => keep;
            closed when !(Version[input.version] in Preparing) => reject InvalidSpec { uid = input.provision };
            stated otherwise                                   => create, set { version, need };
        }
        command VerifyVersion(version: Uid) on Version[version] by backend {
            unknown  when absent       => reject NotFound { uid = input.version };
            verified when in Preparing => move verify;
            repaired when in Broken    => move repair;
            stays    otherwise         => keep;
        }
        /// A secret is lost, something referred to is deleted (WD-36).
        command LoseReadiness(version: Uid) on Version[version] by backend {
            unknown when absent                => reject NotFound { uid = input.version };
            lost    when in {Preparing, Ready} => move lose_readiness;
            stays   otherwise                  => keep;
        }
        command DeleteVersion(version: Uid) on Version[version] by client {
            unknown  when absent                                                                                       => reject NotFound { uid = input.version };
            gone     when in VersionDeleted                                                                            => keep;
            weighted when some s in Share: s.version == input.version                                                  => reject DependencyConflict { uid = input.version };
            in_use   when some c in Context: c in {Live, Cancelled} && c.version is some && c.version == input.version => reject DependencyConflict { uid = input.version };
            deleted  otherwise                                                                                         => move delete_version;
        }

        command CreateDemand(
            demand: Uid,
            worker: ref Worker,
            kind: DemandKind,
            need: Need
        ) on Demand[demand] by client {
            stays      when present                                                                                => keep;
            no_worker  when !(Worker[input.worker] in Present)                                                     => reject InvalidSpec { uid = input.demand };
            unverified when some s in Share: s.worker == input.worker && Version[s.version] in {Preparing, Broken} => reject ResourceBusy { uid = input.demand };
            lacking    when some s in Share:
                    s.worker == input.worker && (all p in Provision: p.version != s.version || p.need != input.need) => reject DependencyConflict { uid = input.demand };
            accepted   otherwise                                                                                   => create, set { worker, kind, need };
        }
        command SettleDemand(demand: Uid) on Demand[demand] by backend {
            unknown when absent      => reject NotFound { uid = input.demand };
            settled when in Accepted => move put_in_force;
            stays   otherwise        => keep;
        }
        command RemoveDemand(demand: Uid) on Demand[demand] by client {
            unknown when absent                 => reject NotFound { uid = input.demand };
            removed when in {Accepted, InForce} => move remove;
            stays   otherwise                   => keep;
        }

        /// Part of a request: one entry of its `versions` (WD-05). It is accepted with all of them, or none stays.
        command ProposeShare(
            share: Uid,
            worker: ref Worker,
            deployment: ref Deployment,
            operation: ref Operation,
            version: ref Version,
            weight: Weight
        ) on Share[share] by client {
            stays      when present                                                                       => keep;
            late       when Operation[input.operation] is some                                            => reject IdempotencyConflict;
            repeated   when some s in Share: s.operation == input.operation && s.version == input.version => reject InvalidSpec { uid = input.share };
            no_version when !(Version[input.version] in {Preparing, Ready})                               => reject DependencyConflict { uid = input.share };
            foreign    when Version[input.version].worker != input.worker                                 => reject DependencyConflict { uid = input.share };
            lacking    when some m in Demand:
                    m in {Accepted, InForce} && m.worker == input.worker
                    && (all p in Provision: p.version != input.version || p.need != m.need) => reject DependencyConflict { uid = input.share };
            proposed   otherwise                                                                          => create, set { worker, deployment, operation, version, weight };
        }
        command WithdrawShare(share: Uid) on Share[share] by client {
            unknown   when absent                                           => reject NotFound { uid = input.share };
            stays     when in Weighted || Operation[self.operation] is some => keep;
            withdrawn otherwise                                             => delete;
        }

        command CreateDeployment(
            deployment: Uid,
            worker: ref Worker,
            form: DeploymentForm,
            operation: ref Operation,
            request: Digest
        ) on Deployment[deployment] by client {
            replayed  when present && Operation[input.operation] is some
                    && Operation[input.operation].request == input.request => keep;
            conflict  when Operation[input.operation] is some                             => reject IdempotencyConflict;
            gone      when in Gone                                                        => reject Gone;
            taken     when present                                                        => reject DependencyConflict { uid = input.deployment };
            no_worker when !(Worker[input.worker] in Present)                             => reject InvalidSpec { uid = input.deployment };
            another   when some d in Deployment: d.worker == input.worker && !(d in Gone) => reject DependencyConflict { uid = input.deployment };
            not_whole when sum(s.weight for s in Share: s.operation == input.operation && s.deployment == input.deployment && s.worker == input.worker) != 10000
                    || (some s in Share: s.operation == input.operation && (s.deployment != input.deployment || s.worker != input.worker)) => reject InvalidSpec { uid = input.deployment };
            accepted  otherwise
                => create, set { worker, form },
                    also Operation[input.operation] { create, set { request, deployment, action = Create, expected = 0, effect = Nothing } };
        }
        command UpdateDeployment(
            deployment: Uid,
            worker: ref Worker,
            operation: ref Operation,
            request: Digest,
            expected: Int
        ) on Deployment[deployment] by client {
            replayed  when present && Operation[input.operation] is some
                    && Operation[input.operation].request == input.request => keep;
            conflict  when Operation[input.operation] is some                                        => reject IdempotencyConflict;
            unknown   when absent                                                                    => reject NotFound { uid = input.deployment };
            gone      when in Gone                                                                   => reject Gone;
            busy      when in {Waiting, Changing, Closing}                                           => reject ResourceBusy { uid = input.deployment };
            stale     when count(o in Operation: o.deployment == input.deployment) != input.expected => reject GenerationConflict;
            moved     when self.worker != input.worker                                               => reject InvalidSpec { uid = input.deployment };
            not_whole when sum(s.weight for s in Share: s.operation == input.operation && s.deployment == input.deployment && s.worker == input.worker) != 10000
                    || (some s in Share: s.operation == input.operation && (s.deployment != input.deployment || s.worker != input.worker)) => reject InvalidSpec { uid = input.deployment };
            retried   when in Failed
                => move retry,
                    also Operation[input.operation] { create, set { request, deployment, action = Update, expected, effect = Nothing } };
            accepted  otherwise
                => move change,
                    also Operation[input.operation] { create, set { request, deployment, action = Update, expected, effect = Nothing } };
        }
        command DeleteDeployment(
            deployment: Uid,
            operation: ref Operation,
            request: Digest,
            expected: Int
        ) on Deployment[deployment] by client {
            replayed when present && Operation[input.operation] is some
                    && Operation[input.operation].request == input.request => keep;
            conflict when Operation[input.operation] is some                                        => reject IdempotencyConflict;
            unknown  when absent                                                                    => reject NotFound { uid = input.deployment };
            gone     when in Gone                                                                   => reject Gone;
            busy     when in {Waiting, Changing, Closing}                                           => reject ResourceBusy { uid = input.deployment };
            stale    when count(o in Operation: o.deployment == input.deployment) != input.expected => reject GenerationConflict;
            accepted otherwise
                => move close,
                    also Operation[input.operation] { create, set { request, deployment, action = Delete, expected, effect = Nothing } },
                    also each c in Context: c.deployment == input.deployment && c in Live { move cancel };
        }

        /// An event for the Worker of this Deployment.
        command OfferContext(
            context: Uid,
            kind: ContextKind,
            deployment: ref Deployment
        ) on Context[context] by runtime {
            stays   when present => keep;
            offered otherwise    => create, set { kind, deployment };
        }
        /// The event is accepted: the Version is drawn by weight now, and stays (WD-17, WD-18).
        command AcceptContext(context: Uid, version: ref Version) on Context[context] by runtime {
            unknown    when absent                                               => reject NotFound { uid = input.context };
            stays      when !(in Offered)                                        => keep;
            closed     when !(Deployment[self.deployment] in {Active, Changing}) => move turn_away;
            unweighted when all s in Share:
                    !(s in Weighted) || s.deployment != self.deployment || s.version != input.version => keep;
            unready    when !(Version[input.version] in Ready)                   => move turn_away;
            accepted   otherwise                                                 => move begin, set { version = input.version };
        }
        /// 15 minutes after its Version lost its weight (WD-52).
        command CancelContext(context: Uid) on Context[context] by runtime {
            unknown   when absent     => reject NotFound { uid = input.context };
            stays     when !(in Live) => keep;
            weighted  when some s in Share:
                    s in Weighted && s.deployment == self.deployment && self.version is some
                    && s.version == self.version => keep;
            cancelled otherwise       => move cancel;
        }
        command RetireContext(context: Uid) on Context[context] by runtime {
            unknown when absent               => reject NotFound { uid = input.context };
            retired when in {Live, Cancelled} => move retire;
            stays   otherwise                 => keep;
        }

        command StartOperation(operation: Uid) on Operation[operation] by backend {
            unknown when absent    => reject NotFound { uid = input.operation };
            started when in Queued => move start;
            stays   otherwise      => keep;
        }
        /// From now on nobody knows what was done until somebody says so.
        command DispatchOperation(operation: Uid) on Operation[operation] by backend {
            unknown    when absent                               => reject NotFound { uid = input.operation };
            dispatched when in Running && self.effect == Nothing => move dispatch, set { effect = Unknown };
            stays      otherwise                                 => keep;
        }
        /// HA-04: only while nothing of uncertain effect is under way.
        command AskForInput(operation: Uid) on Operation[operation] by backend {
            unknown when absent                                         => reject NotFound { uid = input.operation };
            asked   when in {Queued, Running} && self.effect == Nothing => move ask;
            stays   otherwise                                           => keep;
        }
        command SupplyInput(operation: Uid) on Operation[operation] by client {
            unknown  when absent          => reject NotFound { uid = input.operation };
            supplied when in WaitingInput => move supply;
            stays    otherwise            => keep;
        }
        /// A timeout, a restart: nothing is proved by it (WD-65).
        command LoseReply(operation: Uid) on Operation[operation] by backend {
            unknown when absent                               => reject NotFound { uid = input.operation };
            lost    when in Running && self.effect == Unknown => move lose_reply;
            stays   otherwise                                 => keep;
        }
        command ResumeOperation(operation: Uid) on Operation[operation] by backend {
            unknown when absent         => reject NotFound { uid = input.operation };
            resumed when in Reconciling => move resume;
            stays   otherwise           => keep;
        }
        /// It is confirmed that everything was done: the allocation is switched in this step, as a whole (WD-48).
        command ConfirmOperation(operation: Uid) on Operation[operation] by backend {
            unknown   when absent                                                                       => reject NotFound { uid = input.operation };
            early     when !(in {Running, Reconciling}) || self.effect != Unknown || Deployment[self.deployment] is none
                    || Deployment[self.deployment] in {Active, Failed, Gone} => keep;
            unready   when !(Deployment[self.deployment] in Closing)
                    && (some s in Share: s.operation == input.operation && !(Version[s.version] in Ready)) => keep;
            activated when Deployment[self.deployment] in Waiting
                => move succeed, set { effect = Complete },
                    also Deployment[self.deployment] { move activate },
                    also each s in Share: s.operation == input.operation && s in Proposed { move weigh };
            switched  when Deployment[self.deployment] in Changing
                => move succeed, set { effect = Complete },
                    also Deployment[self.deployment] { move switch },
                    also each old in Share: old.deployment == self.deployment && old in Weighted { delete },
                    also each s in Share: s.operation == input.operation && s in Proposed { move weigh };
            unretired when some c in Context: c in {Live, Cancelled} && c.deployment == self.deployment => keep;
            deleted   otherwise
                => move succeed, set { effect = Complete },
                    also Deployment[self.deployment] { move confirm_gone },
                    also each s in Share: s.deployment == self.deployment { delete };
        }
        /// It is confirmed that it failed, and what it left behind. A deletion is tried until it is confirmed (WD-60).
        command FailOperation(operation: Uid, left: Effect) on Operation[operation] by backend {
            unknown  when absent                                                              => reject NotFound { uid = input.operation };
            early    when !(in {Running, Reconciling}) || Deployment[self.deployment] is none => keep;
            unproved when input.left == Unknown || input.left == Complete                     => keep;
            failed   when Deployment[self.deployment] in Waiting
                => move fail, set { effect = input.left },
                    also Deployment[self.deployment] { move give_up },
                    also each s in Share: s.operation == input.operation { delete };
            kept     when Deployment[self.deployment] in Changing
                => move fail, set { effect = input.left },
                    also Deployment[self.deployment] { move keep_old },
                    also each s in Share: s.operation == input.operation { delete };
            stays    otherwise                                                                => keep;
        }

        /// What GET answers (WD-45): the record, whatever became of it.
        view Deployments of Deployment { rows all; order none; fresh read_your_writes; show all; }
        /// The allocations in force, as new work is drawn from them.
        view Allocations of Share { rows when in Weighted; order none; fresh read_your_writes; show all; }
        /// What became of each accepted request, found by its key.
        view Operations of Operation { rows all; order none; fresh read_your_writes; show all; }
        /// What still runs.
        view Running of Context { rows when in {Live, Cancelled}; order none; fresh read_your_writes; show all; }

        /// One Worker with two Versions; a Deployment that is created, updated and deleted, each at any time; one attachment, one
        /// context. What multiplies the worlds is narrowed: a namespace needs a class as an endpoint needs a handler.
        bound ci {
            Worker: 2;
            CreateWorker.worker: {"a"};
            Version: 2;
            PublishVersion.worker: {"a"};
            VersionForm: {V0_6};
            DeleteVersion.version: {"a"};
            LoseReadiness.version: {"a"};
            Provision: 1;
            StateProvision.version: {"a"};
            need: {"fetch"};
            Demand: 1;
            CreateDemand.worker: {"a"};
            CreateDemand.kind: {Endpoint};
            Share: 2;
            ProposeShare.deployment: {"a"};
            ProposeShare.operation: {"a", "b"};
            weight: {10000};
            Deployment: 2;
            DeploymentForm: {V0_5};
            expected: {1, 2};
            CreateDeployment.worker: {"a"};
            CreateDeployment.operation: {"a", "b"};
            CreateDeployment.request: {"create"};
            UpdateDeployment.deployment: {"a"};
            UpdateDeployment.operation: {"b"};
            UpdateDeployment.request: {"update"};
            DeleteDeployment.deployment: {"a"};
            DeleteDeployment.operation: {"b", "c"};
            DeleteDeployment.request: {"delete"};
            Context: 1;
            OfferContext.kind: {Http};
            OfferContext.deployment: {"a"};
            AcceptContext.version: {"a"};
            Operation: 3;
            AskForInput.operation: {"a"};
            LoseReply.operation: {"a"};
            FailOperation.left: {Partial, Unknown};
        }

        /// The same, but every command names whatever row there is.
        bound wide {
            Worker: 2;
            Version: 2;
            PublishVersion.worker: {"a"};
            VersionForm: {V0_6};
            Provision: 1;
            StateProvision.version: {"a"};
            need: {"fetch"};
            Demand: 1;
            CreateDemand.worker: {"a"};
            CreateDemand.kind: {Endpoint};
            Share: 2;
            ProposeShare.deployment: {"a"};
            ProposeShare.operation: {"a", "b"};
            weight: {10000};
            Deployment: 2;
            DeploymentForm: {V0_5};
            expected: {1, 2};
            CreateDeployment.worker: {"a"};
            CreateDeployment.operation: {"a", "b"};
            CreateDeployment.request: {"create"};
            UpdateDeployment.operation: {"b"};
            UpdateDeployment.request: {"update"};
            DeleteDeployment.operation: {"b", "c"};
            DeleteDeployment.request: {"delete"};
            Context: 1;
            OfferContext.kind: {Http};
            OfferContext.deployment: {"a"};
            AcceptContext.version: {"a"};
            Operation: 3;
            FailOperation.left: {Partial, Unknown};
        }

        /// WD-15, WD-16: at most one Deployment of a Worker is active, across both Forms.
        always one_active: all w in Worker: count(d in Deployment: d.worker == w.worker && !(d in Gone)) <= 1;
        /// WD-30: no interleaving ends in an allocation, in force or proposed, that lacks what an attachment, a namespace or a
        /// workflow needs.
        always conforming: all m in Demand: all s in Share: m in {Accepted, InForce} && s.worker == m.worker implies some p in Provision:
            p.version == s.version && p.need == m.need;
        /// WD-48: no partial allocation is ever visible.
        always whole: all d in Deployment:
            d in {Active, Changing}
            implies sum(s.weight for s in Share: s in Weighted && s.deployment == d.deployment) == 10000;
        /// WD-17, WD-20, WD-50: what is accepted goes to a Version that has weight now.
        always routed_by_weight: step of Context by AcceptContext.accepted: some s in Share:
            s in Weighted && s.deployment == after.deployment && s.version == input.version;
        /// WD-36, WD-44: and that is ready, of a Deployment that is active.
        always routed_to_ready: step of Context by AcceptContext.accepted:
            Version[input.version] in Ready && Deployment[after.deployment] in {Active, Changing};
        /// WD-18, WD-21: a context never changes its Version.
        always pinned: step of Context:
            before.version is some implies after.version is some && before.version == after.version;
        /// WD-23: whatever is put in force is ready.
        always ready_when_activated: step of Operation by ConfirmOperation.activated: all s in Share:
            s in Weighted && s.operation == after.operation implies Version[s.version] in Ready;
        /// WD-23, WD-48: and so is whatever replaces it.
        always ready_when_switched: step of Operation by ConfirmOperation.switched: all s in Share:
            s in Weighted && s.operation == after.operation implies Version[s.version] in Ready;
        /// WD-54: a Version with an unretired context is never deleted.
        never deleted_in_use: some c in Context:
            c in {Live, Cancelled} && c.version is some && !(Version[c.version] in {Preparing, Ready, Broken});
        /// WD-14: a Version that has weight is there.
        always weighted_stays: all s in Share: s in Weighted implies Version[s.version] in {Ready, Broken};
        /// WD-58: a Deployment is reported deleted only once nothing of it runs any more.
        never deleted_early: step of Deployment:
            before in Closing && after in Gone
            && (some c in Context: c.deployment == after.deployment && c in {Live, Cancelled});
        /// WD-61: after deletion nothing runs.
        never runs_after_deletion: some c in Context: c in {Live, Cancelled} && Deployment[c.deployment] in Gone;
        /// HA-04: an Operation succeeds exactly with the whole effect.
        always success_is_complete: all o in Operation: o in Succeeded implies o.effect == Complete;
        /// HA-04.
        always complete_is_success: all o in Operation: o.effect == Complete implies o in Succeeded;
        /// HA-04: unknown is never terminal.
        never unknown_terminal: some o in Operation:
            o in FailedOperation && !(o.effect == Nothing || o.effect == Partial);
        /// HA-04: no input is asked for while something of uncertain effect is under way.
        always certain_while_waiting: all o in Operation: o in WaitingInput implies o.effect == Nothing;
        /// HA-05: each generation is the work of one Operation.
        always one_operation_a_generation: all o in Operation: all other in Operation:
            o.operation != other.operation && o.deployment == other.deployment implies o.expected != other.expected;
        /// HA-07: one unfinished mutation of a Deployment.
        always one_mutation: all d in Deployment:
            count(o in Operation: o.deployment == d.deployment && o in {Queued, Running, WaitingInput, Reconciling}) <= 1;
        /// HA-08, HA-16: a key stands for the request that was accepted with it, whatever happens.
        always key_is_kept: step of Operation:
            before.request == after.request && before.deployment == after.deployment && before.action == after.action
            && before.expected == after.expected;
        /// WD-65: a lost reply proves neither success nor failure.
        always lost_proves_nothing: step of Operation by LoseReply.lost:
            after in Reconciling && after.effect == Unknown;
        /// A Version that is in force can become unable to serve: new work is turned away, visibly (WD-36).
        hazard broken_in_force: some s in Share: s in Weighted && Version[s.version] in Broken;
        reach every outcome, every move, every state;
    }
}

/// The text of this file: the declaration that the checker reads.
pub const SOURCE: &str = include_str!("worker_deployment.rs");
