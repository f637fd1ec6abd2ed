// Shortcuts. Without them Tab and Enter do all the same: every step is a link, every group a summary.
"use strict";
(() => {
  const stops = () =>
    [...document.querySelectorAll("#commands summary, #commands a.step, #found a")].filter((stop) => stop.getClientRects().length > 0);
  const go = (by) => {
    const all = stops();
    if (all.length === 0) return;
    const at = all.indexOf(document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1);
    all[next].focus();
    all[next].scrollIntoView({ block: "nearest" });
  };
  const press = (selector) => {
    const link = document.querySelector(selector);
    if (link) link.click();
  };
  const keys = {
    j: () => go(1),
    k: () => go(-1),
    b: () => press("a.back"),
    g: () => press("a.first"),
    "/": () => {
      const search = document.querySelector("#q");
      search.focus();
      search.select();
    },
    "?": () => {
      const help = document.querySelector("#keys");
      help.open = !help.open;
      if (help.open) help.scrollIntoView({ block: "nearest" });
    },
  };
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === "Escape" && typing) event.target.blur();
    if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (Object.hasOwn(keys, event.key)) {
      event.preventDefault();
      keys[event.key]();
    }
  });
})();
