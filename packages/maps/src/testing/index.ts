export { standInForMaps } from '../adapter/load-adapter.ts';
export { createFakeMaps, type FakeMap } from '../fake/fake-adapter.ts';
export { tileBytes } from '../world/tile-bytes.ts';
