import { fileURLToPath } from 'node:url';

/** The world's tiles, made by `bin/build.mjs`: levels 0, 3 and 6 everywhere, 8 in Spain and Portugal. */
export const worldFile = fileURLToPath(new URL('../data/world.pmtiles', import.meta.url));

/**
 * Every place that the world names, the largest first. A line: `name|English name|other names`, province of Spain, latitude
 * and longitude in degrees, parted by tabs; what is not known is empty.
 */
export const placesFile = fileURLToPath(new URL('../data/places.txt', import.meta.url));
