import { fileURLToPath } from 'node:url';

/** The world's tiles, made by `bin/build.mjs`: levels 0, 3 and 6 everywhere, 8 in Spain and Portugal. */
export const worldFile = fileURLToPath(new URL('../data/world.pmtiles', import.meta.url));
