// Shows to a guest, in their language, what the templates before this script hold. It reads what the shell will read.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const show = () => {
    const language = stored('language') === 'en' ? 'en' : 'es';
    const template = document.querySelector(`template[data-prerendered="${language}"]`);
    // Where the shell was faster, it has taken the templates away.
    if (!template || stored('auth_token') !== null) return;
    const root = document.getElementById('root');
    document.documentElement.lang = language;
    root.append(template.content);
    for (const element of root.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    }
    // The shell presses again what was pressed before it could answer.
    root.onclick = ({ target }) => {
      const pressed = target.closest('button, input');
      // A box that is ticked twice is as it was.
      pressed?.toggleAttribute('data-pressed', pressed.matches('button') || undefined);
    };
  };
  // In another font the words would move when the right one comes.
  const [family] = getComputedStyle(document.documentElement).fontFamily.split(',');
  document.fonts.load(`1em ${family}`).then(show, show);
}
