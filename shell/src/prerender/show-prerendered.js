// Shows to a guest what the template before this script holds, unless the visitor's language is another: the shell then
// draws the page. It reads what the shell will read.
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
    // The shell presses again what was pressed before it could answer.
    root.onclick = ({ target }) => {
      const pressed = target.closest('button, input');
      // A box that is ticked twice is unchanged.
      pressed?.toggleAttribute('data-pressed', pressed.matches('button') || undefined);
    };
  };
  // With a fallback font the text would move once the right one loads.
  const [family] = getComputedStyle(document.documentElement).fontFamily.split(',');
  document.fonts.load(`1em ${family}`).then(show, show);
}
