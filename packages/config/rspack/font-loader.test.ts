import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import subsetFont from 'subset-font';

const { slimFont } = jest.requireActual<{
  slimFont: (bytes: Buffer, format?: string) => Promise<Buffer>;
}>('./font-loader.mjs');

const require = createRequire(path.resolve(__dirname, '../../ui/package.json'));
const files = {
  'Hanken Grotesk': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'JetBrains Mono': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

describe.each(Object.entries(files))('%s, as the shell brings it', (_name, file) => {
  const bytes = readFileSync(require.resolve(file));

  it('has every character of the package', async () => {
    const whole = read(await subsetFont(bytes, '', { keepAllGlyphs: true, targetFormat: 'sfnt' }));
    const slim = read(await slimFont(bytes, 'sfnt'));
    expect(charactersOf(slim)).toEqual(charactersOf(whole));
    expect(charactersOf(slim).length).toBeGreaterThan(200);
  });

  it('has the weights of the design tokens, and figures of one width', async () => {
    const slim = read(await slimFont(bytes, 'sfnt'));
    const [axis] = slim.tables.fvar?.axes ?? [];
    expect(axis).toMatchObject({ tag: 'wght', minValue: 400, maxValue: 800 });
    const tokens = readFileSync(require.resolve('./src/tokens/tokens.css'), 'utf8');
    const named = [...tokens.matchAll(/--e-weight[\w-]*: (\d+);/g)].map(([, weight]) => Number(weight));
    expect(named.length).toBeGreaterThan(3);
    for (const weight of named) expect(weight >= 400 && weight <= 800).toBe(true);
  });

  it('is half as long, and always the same', async () => {
    const [one, other] = [await slimFont(bytes), await slimFont(bytes)];
    expect(one.length / bytes.length).toBeLessThan(0.62);
    expect(one.equals(other)).toBe(true);
  });
});

function read(bytes: Buffer): Font {
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

function charactersOf(font: Font): string[] {
  return Object.keys(font.tables.cmap?.glyphIndexMap ?? {}).sort();
}
