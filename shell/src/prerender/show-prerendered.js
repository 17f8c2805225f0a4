// Shows the content of the template before this script to a guest, unless the visitor's language is another: then the shell
// renders the page. It reads the same storage as the shell.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const show = () => {
    const { lang } = document.documentElement;
    const template = document.querySelector('template[data-prerendered]');
    // If the shell was faster, it has removed the template.
    if (!template || stored('auth_token') !== null || (stored('language') ?? lang) !== lang) return;
    const root = document.getElementById('root');
    root.append(template.content);
    for (const element of root.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    }
    // The shell repeats presses made before it could handle them.
    root.onclick = ({ target }) => {
      const pressed = target.closest('button, input');
      // A box ticked twice is unchanged.
      pressed?.toggleAttribute('data-pressed', pressed.matches('button') || undefined);
    };
  };
  // With a fallback font the text would move once the right one loads.
  const [family] = getComputedStyle(document.documentElement).fontFamily.split(',');
  document.fonts.load(`1em ${family}`).then(show, show);
}
