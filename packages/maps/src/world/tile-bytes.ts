import Pbf from 'pbf';

/** A layer of a vector tile for tests: rings of whole units on a tile of 4096, or points with properties. */
export interface LayerDraft {
  name: string;
  features: {
    points: readonly (readonly [number, number])[];
    properties?: Record<string, string | number>;
  }[];
}

const moveTo = 1;
const lineTo = 2;
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function commands(points: readonly (readonly [number, number])[]): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([px, py]) => {
    const step = [zigzag(px - x), zigzag(py - y)];
    [x, y] = [px, py];
    return step;
  });
  const rest = steps.slice(1);
  return [
    moveTo | (1 << 3),
    ...(steps[0] ?? []),
    ...(rest.length ? [lineTo | (rest.length << 3), ...rest.flat()] : []),
  ];
}

/** The bytes of a vector tile with these layers. */
export function tileBytes(layers: readonly LayerDraft[]): ArrayBuffer {
  const pbf = new Pbf();
  for (const layer of layers) pbf.writeMessage(3, writeLayer, layer);
  return new Uint8Array(pbf.finish()).buffer;
}

function writeLayer({ name, features }: LayerDraft, pbf?: Pbf): void {
  if (!pbf) return;
  const keys = [...new Set(features.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const values = features.flatMap(({ properties = {} }) => Object.values(properties));
  let next = 0;
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const { points, properties = {} } of features) {
    const tags = Object.keys(properties).flatMap((key) => [keys.indexOf(key), next++]);
    pbf.writeMessage(
      2,
      (_: unknown, feature?: Pbf) => {
        feature?.writePackedVarint(2, tags);
        feature?.writeVarintField(3, points.length > 1 ? 2 : 1);
        feature?.writePackedVarint(4, commands(points));
      },
      undefined,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) {
    pbf.writeMessage(
      4,
      (_: unknown, written?: Pbf) => {
        if (typeof value === 'string') written?.writeStringField(1, value);
        else written?.writeVarintField(5, value);
      },
      undefined,
    );
  }
  pbf.writeVarintField(5, 4096);
}
