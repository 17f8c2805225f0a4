import { element, panel } from './panel.mjs';
import { text } from './texts.mjs';

const css = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; font: 14px/1.5 ui-monospace, monospace; }
  section {
    box-sizing: border-box; max-height: 70dvh; overflow: auto; padding: 16px;
    color: #fff; background: #2a0d12; border-top: 4px solid #ff5c6c;
  }
  p, h2, pre { margin: 0 0 8px; font: inherit; overflow-wrap: anywhere; }
  h2 { font-weight: 700; color: #ffb3bb; }
  pre { white-space: pre-wrap; font-size: 13px; }
`;
const place = panel('build-problems', css);

/** The errors of watched builds, over the page for as long as there are any. */
export function showProblems(problems) {
  if (problems.length === 0) return place.hide();
  const list = problems.flatMap(({ file, line, message }) => [
    element('h2', {}, [file, line].filter(Boolean).join(':')),
    element('pre', {}, message),
  ]);
  const intro = element('p', {}, text('failed'));
  return place.show(element('section', { role: 'alert' }, intro, ...list));
}
