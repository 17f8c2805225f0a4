import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { type Header, PMTiles } from 'pmtiles';
import { headerLength, headerProblem } from '../maps/pmtiles-problem.ts';
import { fileSource } from '../maps/pmtiles-source.ts';
import type { Print } from './console.ts';
import { CommandError } from './with-database.ts';

/** Adds `map check`. */
export function addMapCommands(estela: Command, print: Print): void {
  estela
    .command('map')
    .description('the map of OpenStreetMap that MAP_PMTILES names')
    .command('check')
    .description('say what a PMTiles file holds, or why it cannot be used')
    .argument('<file>')
    .action(async (file: string) => {
      for (const line of await checkMap(file)) print(line);
    });
}

async function checkMap(file: string): Promise<string[]> {
  const { size } = await stat(file).catch(() => {
    throw new CommandError(`${file}: there is no such file`);
  });
  const source = fileSource(file);
  try {
    const head = await source.getBytes(0, headerLength);
    const problem = headerProblem(new Uint8Array(head.data));
    if (problem) throw new CommandError(`${file} ${problem}`);
    const map = new PMTiles(source);
    const header = await map.getHeader();
    const ends = header.tileDataOffset + (header.tileDataLength ?? 0);
    if (size < ends) throw new CommandError(`${file} is cut off: it has ${size} of ${ends} bytes`);
    // A damaged directory shows when a tile is looked up.
    await map.getZxy(header.minZoom, 0, 0);
    return describe(header, await map.getMetadata(), size);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} is damaged: ${error instanceof Error ? error.message : error}`);
  } finally {
    await source.close();
  }
}

interface Metadata {
  name?: unknown;
  version?: unknown;
  attribution?: unknown;
  vector_layers?: { id?: unknown }[];
}

const sizeText = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** Zoom level from which streets have their names. */
const streetZoom = 14;

function describe(header: Header, metadata: unknown, size: number): string[] {
  const { name, version, attribution, vector_layers: layers = [] } = (metadata ?? {}) as Metadata;
  const ids = layers.map(({ id }) => String(id));
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  const missing = ['earth', 'roads', 'places'].filter((id) => !ids.includes(id));
  return [
    `PMTiles version ${header.specVersion}, ${sizeText(size)}, ${header.numAddressedTiles} tiles`,
    `Bounds: ${[minLon, minLat, maxLon, maxLat].map((degrees) => degrees.toFixed(4)).join(', ')} (west, south, east, north)`,
    `Zoom levels: ${minZoom} to ${maxZoom}`,
    `Layers: ${ids.join(', ') || 'none named'}`,
    `Map: ${[name, version].filter(Boolean).join(' ') || 'without a name'}`,
    `Attribution: ${String(attribution ?? 'none').replaceAll(/<[^>]+>/g, '')}`,
    ...(missing.length > 0
      ? [`Warning: the layers ${missing.join(', ')} of Protomaps' basemap are missing; little will be drawn`]
      : []),
    ...(maxZoom < streetZoom ? [`Warning: streets have names from zoom level ${streetZoom} on`] : []),
  ];
}
