// Sets the colours before the first paint: those that were chosen, or those of the system.
(() => {
  let chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("punica:prefs") || "{}").theme || "system";
  } catch {}
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
