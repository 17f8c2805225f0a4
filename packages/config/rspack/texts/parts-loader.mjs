import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { partCount, textsOfPart } from './parts.mjs';

const together = fileURLToPath(new URL('together.mjs', import.meta.url));

/** A catalogue as a module of its parts, or with `?part=1` one of them. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function partsLoader(source) {
  const part = new URLSearchParams(this.resourceQuery).get('part');
  const count = partCount(Buffer.byteLength(source));
  if (part !== null) return JSON.stringify(textsOfPart(JSON.parse(source), Number(part), count));
  const file = path.basename(this.resourcePath);
  const names = Array.from({ length: count }, (_, number) => `part${number}`);
  return [
    `import { together } from ${JSON.stringify(together)};`,
    ...names.map((name, number) => `import ${name} from './${file}?part=${number}';`),
    `export default together([${names.join(', ')}]);`,
  ].join('\n');
}
