import styles from './marker.module.css';

const svgNamespace = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

function shape(name: string, attributes: Attributes, children: readonly Element[] = []): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

function drawing(children: readonly Element[]): SVGElement {
  return shape(
    'svg',
    { viewBox: '0 0 36 46', width: 32, height: 41, 'aria-hidden': 'true', focusable: 'false' },
    children,
  );
}

/** A pin's drop shape, its tip at 18, 44. */
const body = () =>
  shape('path', {
    class: styles.body ?? '',
    d: 'M18 44c-1-3.2-13-13-13-26a13 13 0 0 1 26 0c0 13-12 22.8-13 26Z',
  });

/** A quadcopter from above: two arms, four rotors. */
const quad = () =>
  shape('g', { class: styles.mark ?? '' }, [
    shape('path', { d: 'M14 14l8 8m0-8l-8 8' }),
    ...[
      [13, 13],
      [23, 13],
      [13, 23],
      [23, 23],
    ].map(([cx = 0, cy = 0]) => shape('circle', { cx, cy, r: 2.4 })),
  ]);

/** A reticle over the point being aimed at. */
const reticle = () =>
  shape('g', { class: styles.mark ?? '' }, [
    shape('circle', { cx: 18, cy: 18, r: 5 }),
    shape('path', { d: 'M18 9.5v4m0 9v4M9.5 18h4m9 0h4' }),
  ]);

export const spotShape = () => drawing([body(), quad()]);
export const draftShape = () => drawing([body(), reticle()]);
