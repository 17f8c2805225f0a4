import type { MapLayer } from '@estela/contracts/release';
import { z } from 'zod';
import { pmtilesProblem } from './pmtiles-problem.ts';

const text = z.string().optional();

/** What draws maps, as the environment names it. */
export const mapEnvironment = {
  MAP_PMTILES: text.superRefine((place, context) => {
    const problem = place && pmtilesProblem(place);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  MAP_TILES: text.superRefine(checkTemplate),
  MAP_ATTRIBUTION: text,
  MAP_SATELLITE: text.superRefine(checkTemplate),
  MAP_SATELLITE_ATTRIBUTION: text,
  MAP_RELIEF: text.superRefine(checkTemplate),
  MAP_RELIEF_ATTRIBUTION: text,
};

type MapValues = z.output<z.ZodObject<typeof mapEnvironment>>;

/** Where maps come from beside the packaged world. */
export interface MapSettings {
  /** Path, as it was given, or address of a PMTiles file of OpenStreetMap. */
  pmtiles: string | undefined;
  layers: MapLayer[];
}

/** Each addresses a picture per tile; its author must be named. */
const rasters = [
  { kind: 'streets', tiles: 'MAP_TILES', attribution: 'MAP_ATTRIBUTION' },
  { kind: 'satellite', tiles: 'MAP_SATELLITE', attribution: 'MAP_SATELLITE_ATTRIBUTION' },
  { kind: 'relief', tiles: 'MAP_RELIEF', attribution: 'MAP_RELIEF_ATTRIBUTION' },
] as const;

function checkTemplate(template: string | undefined, context: z.RefinementCtx): void {
  const problem = template && templateProblem(template);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

const example = 'https://tiles.example/{z}/{x}/{y}.png';

/** What is wrong with the address of a tile, if anything. */
function templateProblem(template: string): string | undefined {
  const names = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const missing = ['z', 'x', 'y'].filter((name) => !names.includes(name));
  if (missing.length > 0) return `must have ${missing.map((name) => `{${name}}`).join(', ')}, as ${example}`;
  const unknown = names.filter((name) => !['z', 'x', 'y', 'r'].includes(name ?? ''));
  if (unknown.length > 0) return `must not have {${unknown[0]}}: only {z}, {x}, {y} and {r}`;
  const plain = template.replaceAll(/\{\w\}/g, '0');
  if (!URL.canParse(plain)) return `must be an address, as ${example}`;
  const { protocol, hostname, username } = new URL(plain);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return 'must start with https://';
  if (username || !new URL(template).pathname.includes('%7B') || hostname !== new URL(template).hostname)
    return 'must have its host in plain letters, and {z}, {x}, {y} in the path';
  return undefined;
}

/** The problems of settings that only make sense together. */
export function unfitMaps(env: Record<string, string | undefined>): string[] {
  const both = env.MAP_PMTILES && env.MAP_TILES ? ['MAP_TILES must not be set when MAP_PMTILES is'] : [];
  const incomplete = rasters.flatMap(({ tiles, attribution }) => {
    if (env[tiles] && !env[attribution]) return [`${attribution} must say who made the map of ${tiles}`];
    return env[attribution] && !env[tiles] ? [`${tiles} must be set too because ${attribution} is`] : [];
  });
  return [...both, ...incomplete];
}

export function readMapSettings(values: MapValues): MapSettings {
  return {
    pmtiles: values.MAP_PMTILES,
    layers: rasters.flatMap(({ kind, tiles, attribution }) => {
      const [url, by] = [values[tiles], values[attribution]];
      return url && by ? [{ kind, url, attribution: by }] : [];
    }),
  };
}
