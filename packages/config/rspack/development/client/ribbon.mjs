import { element, panel } from './panel.mjs';
import { text, timeOf } from './texts.mjs';

const css = `
  :host { position: fixed; inset: auto auto 0 0; z-index: 2147483646; font: 13px/1.4 system-ui, sans-serif; }
  aside {
    display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 6px 12px;
    color: #1a1300; background: #ffd166; border-start-end-radius: 8px;
  }
  a { color: inherit; font-weight: 700; }
`;
const place = panel('ribbon', css);
let timer;

/** Says that local builds stand in a deployed product, until when, and leads back to it. */
export function showRibbon(builds, { url, until }) {
  const apps = builds.map(({ app }) => app).join(', ');
  const end = new Date(until);
  function draw() {
    const isOver = Date.now() >= end.getTime();
    const label = text(isOver ? 'over' : 'local', { apps, time: timeOf(end) });
    const back = element('a', { href: url }, text('back'));
    // The page may have moved on since.
    back.addEventListener('click', () => {
      back.href = new URL(location.pathname + location.search, url).href;
    });
    place.show(element('aside', {}, label, back));
  }
  clearTimeout(timer);
  timer = setTimeout(draw, end.getTime() - Date.now());
  draw();
}
