#!/usr/bin/env node
// Makes data/world.pmtiles and data/places.txt again from packages of public data: 55 MB are fetched the first time, a minute of work.
import { writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { cutTiles, isFine, levels } from '../build/cut-tiles.mjs';
import { nameLines } from '../build/name-lines.mjs';
import { readPlaces } from '../build/places.mjs';
import { readShapes } from '../build/shapes.mjs';

register();
const { writePmtiles } = await import('../src/write-pmtiles.ts');

const { spanish, ...shapes } = readShapes();
const places = readPlaces(spanish, isFine);
const tiles = Object.keys(levels).flatMap((name) => {
  const cut = cutTiles(name, { ...shapes[name], ...places.levels[name] });
  console.log(
    `${name}: ${cut.length} tiles, ${Math.round(cut.reduce((sum, { data }) => sum + data.length, 0) / 1024)} kB`,
  );
  return cut;
});
const file = writePmtiles(tiles, {
  bounds: [-180, -85.05, 180, 85.05],
  metadata: {
    name: 'Estela world',
    attribution:
      'Natural Earth, GeoNames (CC BY 4.0), Instituto Geográfico Nacional (CC BY 4.0), © OpenStreetMap (ODbL)',
    vector_layers: [
      'land',
      'water',
      'river',
      'border',
      'province',
      'municipality',
      'country',
      'region',
      'place',
    ].map((id) => ({ id, fields: {} })),
  },
});
writeFileSync(new URL('../data/world.pmtiles', import.meta.url), file);
console.log(`world.pmtiles: ${Math.round(file.length / 1024)} kB`);
const lines = nameLines(places, spanish);
writeFileSync(new URL('../data/places.txt', import.meta.url), `${lines.join('\n')}\n`);
console.log(`places.txt: ${lines.length} places`);
