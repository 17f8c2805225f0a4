import styles from './world.module.css';

/** Colours of the basic map, as CSS understands them; each is a class of the style sheet, with `Ink` behind. */
const inks = [
  'land',
  'water',
  'river',
  'coast',
  'shallows',
  'border',
  'province',
  'municipality',
  'grid',
  /** The fine grid of close zoom levels. */
  'mesh',
  /** Streets and their names, where the operator has them. */
  'street',
  'name',
  'halo',
] as const;
export type Palette = Record<(typeof inks)[number], string>;

/**
 * Reads the map's colours from its CSS: a canvas cannot use custom properties. One probe per colour: a probe that
 * changes its class still has the colour before where a style puts a transition on everything.
 */
export function readPalette(container: HTMLElement): Palette {
  const probes = inks.map((ink) => {
    const probe = document.createElement('span');
    probe.className = styles[`${ink}Ink`] ?? '';
    return [ink, probe] as const;
  });
  container.append(...probes.map(([, probe]) => probe));
  const colours = probes.map(([ink, probe]) => [ink, getComputedStyle(probe).color]);
  for (const [, probe] of probes) probe.remove();
  // Every ink has its probe.
  return Object.fromEntries(colours) as Palette;
}
