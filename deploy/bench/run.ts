import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startCopiedProduct } from '../test/copied-product.ts';
import { changesTable } from './changes-table.ts';
import { type Figure, table } from './figures.ts';
import { flips } from './flips.ts';
import { publishes } from './publishes.ts';
import { rollbacks } from './rollbacks.ts';
import { sameBytes } from './same-bytes.ts';
import { saveToLive } from './save-to-live.ts';

const usage = `Usage: npm run bench -- fleet [--quick]

Measures releases in a copy of the workspace: D1 save to live, D2 rollback served, D3 page loads during changes,
D4 publishes at once and killed, D6 same source, same bytes; and what each of several changes moves.
--quick takes a tenth of the rounds.`;

/** Prints the table; `--json <file>` writes the figures as well. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const rounds = (whole: number) => (values.quick ? Math.ceil(whole / 10) : whole);

  const figures: Figure[] = [];
  async function measure(measured: Promise<Figure[]>): Promise<void> {
    const found = await measured;
    console.log(table(found));
    figures.push(...found);
  }

  const product = await startCopiedProduct();
  try {
    await measure(saveToLive(product, rounds(50)));
    await measure(rollbacks(product, rounds(500)));
    await measure(flips(product, rounds(1000)));
  } finally {
    await product.stop();
  }
  await measure(publishes(rounds(50), rounds(100)));
  await measure(sameBytes(rounds(20)));
  const changes = await changesTable();
  console.log(changes);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ figures, changes }, null, 2)}\n`);
}
