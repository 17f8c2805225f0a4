import styles from './world.module.css';

/** Colours of the basic map, as CSS understands them. */
export interface Palette {
  land: string;
  coast: string;
  shallows: string;
  border: string;
  grid: string;
  /** The fine grid of close zoom levels. */
  mesh: string;
}

const inks = [
  'land',
  'coast',
  'shallows',
  'border',
  'grid',
  'mesh',
] as const satisfies readonly (keyof Palette)[];

/**
 * Reads the map's colours from its CSS: a canvas cannot use custom properties. One probe per colour: a probe that
 * changes its class still has the colour before where a style puts a transition on everything.
 */
export function readPalette(container: HTMLElement): Palette {
  const probes = inks.map((ink) => {
    const probe = document.createElement('span');
    probe.className = styles[`${ink}Ink`] ?? '';
    return probe;
  });
  container.append(...probes);
  const colours = probes.map((probe) => getComputedStyle(probe).color);
  for (const probe of probes) probe.remove();
  const [land = '', coast = '', shallows = '', border = '', grid = '', mesh = ''] = colours;
  return { land, coast, shallows, border, grid, mesh };
}

/** Calls back when the page turns light or dark. Returns the function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)');
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}
