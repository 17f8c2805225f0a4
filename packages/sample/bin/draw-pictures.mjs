#!/usr/bin/env node
// Draws the pictures of the sample and writes `pictures`; run it after a change of a drawing, and commit what it writes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { register } from 'tsx/esm/api';
import { dronePortrait } from './drawing/drone-portrait.mjs';
import { flightPoster } from './drawing/flight-poster.mjs';
import { groupBanner } from './drawing/group-banner.mjs';
import { pilotPortrait } from './drawing/pilot-portrait.mjs';

register();
const { pictureWidths } = await import('@estela/contracts/pictures');
const { seededRng } = await import('../src/rng.ts');

const out = path.join(import.meta.dirname, '../pictures');
const [pilots, drones, flights, groups, sizes] = [
  'pilots',
  'drones',
  'flights',
  'groups',
  'picture-sizes',
].map((name) => JSON.parse(readFileSync(path.join(import.meta.dirname, `../data/${name}.json`), 'utf8')));
const isWing = ({ drone }) => drones.some(({ key, type }) => key === drone && type === 'wing');

/** Name and drawing of each, from a seed of its own: the same at every run, whatever is added to the lists. */
const drawings = {
  pilots: pilots.map(({ username, look }, index) => [
    look && username,
    () => pilotPortrait(look, index, seededRng(100 + index)),
  ]),
  drones: drones.map(({ key, type }, index) => [
    key,
    () => dronePortrait(type, index, seededRng(200 + index)),
  ]),
  flights: flights.map((flight, index) => [
    flight.poster,
    () => flightPoster(flight, isWing(flight), index, seededRng(300 + index)),
  ]),
  groups: groups.map(({ key }, index) => [key, () => groupBanner(key, seededRng(400 + index))]),
};

rmSync(out, { recursive: true, force: true });
for (const [kind, list] of Object.entries(drawings)) {
  mkdirSync(path.join(out, kind), { recursive: true });
  for (const [name, draw] of list.filter(([name]) => name)) await write(kind, name, draw());
}

/** In the widths in which the server keeps it, up to the first that holds it whole. */
async function write(kind, name, drawing) {
  const { width, height } = sizes[kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const isLast = (wanted) => wanted >= width;
  for (const wanted of pictureWidths.slice(0, pictureWidths.findIndex(isLast) + 1)) {
    const content = await sharp(Buffer.from(svg))
      .resize({ width: wanted, withoutEnlargement: true })
      .removeAlpha()
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    writeFileSync(path.join(out, kind, `${name}-${wanted}.webp`), content);
  }
}
