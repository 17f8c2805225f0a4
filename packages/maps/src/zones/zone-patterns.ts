import { type ZoneKind, zoneKinds } from '@estela/contracts/values';
import styles from './zones.module.css';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The lines of each kind's pattern within a square of 8; a kind without lines has only its fill colour. */
const lines: Record<ZoneKind, string> = {
  restricted: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  limited: 'M4 0v8',
  allowed: '',
  aeronautical: 'M0 4h8',
  activeNotam: 'M4 4h0',
};

let counter = 0;

export interface ZonePatterns {
  /** Hidden SVG with the definitions; add it to the document of the zones. */
  element: SVGSVGElement;
  /** Value for a shape's `fill`. */
  fill(kind: ZoneKind): string;
}

function create(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** SVG patterns of the five kinds, in the colours of the theme, with separate ids for each map. */
export function createZonePatterns(): ZonePatterns {
  counter += 1;
  const prefix = `estela-zone-${counter}`;
  const element = document.createElementNS(svgNamespace, 'svg');
  element.setAttribute('class', styles.definitions ?? '');
  element.setAttribute('aria-hidden', 'true');
  const definitions = create('defs', {});
  for (const kind of zoneKinds) {
    const pattern = create('pattern', {
      id: `${prefix}-${kind}`,
      class: `${styles.pattern} ${styles[kind]}`,
      width: '8',
      height: '8',
      patternUnits: 'userSpaceOnUse',
    });
    pattern.append(create('rect', { width: '8', height: '8' }), create('path', { d: lines[kind] }));
    definitions.append(pattern);
  }
  element.append(definitions);
  return { element, fill: (kind) => `url(#${prefix}-${kind})` };
}
