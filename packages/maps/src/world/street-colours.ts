import { isLightTheme } from '@estela/ui/theme';
import { type Flavor, namedFlavor } from '@protomaps/basemaps';
import { readPalette } from './palette.ts';

/** Protomaps' colours with our sea, land and coast, and names that can be read. */
export function streetColours(container: HTMLElement): Flavor {
  const { land, water, name, halo, street } = readPalette(container);
  const base = namedFlavor(isLightTheme() ? 'light' : 'dark');
  const labels = Object.fromEntries(
    ['city', 'subplace', 'roads_label_minor', 'roads_label_major', 'address'].flatMap((key) => {
      const whole = key.includes('label') ? key : `${key}_label`;
      return [
        [whole, name],
        [`${whole}_halo`, halo],
      ];
    }),
  );
  // The renderer draws every kind of road in the colour of `major`, and distinguishes them by their width.
  return { ...base, ...labels, major: street, other: street, background: water, water, earth: land };
}
