// Sets the chosen colours before the first paint.
try {
  const theme = JSON.parse(localStorage.getItem("punica:prefs") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
