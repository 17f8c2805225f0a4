const lightSystem = () => matchMedia('(prefers-color-scheme: light)');

/** Whether the page is light: by the visitor's choice, which stands on `<html>`, else as the system is. As the tokens do. */
export function isLightTheme(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? lightSystem().matches : theme === 'light';
}

/** Calls back when the page may have turned light or dark. Returns the function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const system = lightSystem();
  system.addEventListener('change', onChange);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
