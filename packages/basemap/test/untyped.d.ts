declare module 'geojson-vt' {
  interface Tile {
    features: unknown[];
  }
  export default function geojsonvt(
    data: unknown,
    options: Record<string, number>,
  ): { getTile(z: number, x: number, y: number): Tile | null };
}

declare module 'vt-pbf' {
  const vtpbf: {
    fromGeojsonVt(layers: Record<string, unknown>, options: { version: number; extent: number }): Uint8Array;
  };
  export default vtpbf;
}

declare module '*/build/rivers.mjs' {
  type Point = readonly number[];
  export function ledThrough(line: readonly Point[], pieces: readonly Point[]): readonly Point[];
}
