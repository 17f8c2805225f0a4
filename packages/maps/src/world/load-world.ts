import type { Topology } from 'topojson-specification';
import type { World } from './decode-world.ts';

/** Natural Earth at three scales. The finest (0.9 MB on the wire) is loaded only at close zoom. */
export type Detail = '110m' | '50m' | '10m';

const topologies: Record<Detail, () => Promise<unknown>> = {
  '110m': () => import(/* webpackChunkName: "world-110m" */ 'world-atlas/countries-110m.json'),
  '50m': () => import(/* webpackChunkName: "world-50m" */ 'world-atlas/countries-50m.json'),
  '10m': () => import(/* webpackChunkName: "world-10m" */ 'world-atlas/countries-10m.json'),
};

const worlds = new Map<Detail, Promise<World>>();

/** The world at one scale, decoded once per page. A failed load may be tried again. */
export function loadWorld(detail: Detail): Promise<World> {
  const known = worlds.get(detail);
  if (known) return known;
  const world = decode(detail);
  worlds.set(detail, world);
  world.catch(() => worlds.delete(detail));
  return world;
}

async function decode(detail: Detail): Promise<World> {
  const [json, { decodeWorld }] = await Promise.all([
    topologies[detail](),
    import(/* webpackChunkName: "decode-world" */ './decode-world.ts'),
  ]);
  return decodeWorld(unwrapModule(json));
}

/** A JSON module is a default export; some bundlers give the bare object. */
function unwrapModule(json: unknown): Topology {
  const module = json as { default?: Topology };
  // Both forms hold a topology: the files are pinned by the lock file.
  return module.default ?? (json as Topology);
}

/** The scale that a zoom level needs. */
export function detailFor(zoom: number): Detail {
  if (zoom >= 7) return '10m';
  return zoom >= 4 ? '50m' : '110m';
}
