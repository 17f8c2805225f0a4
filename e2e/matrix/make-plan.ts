import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { type Choices, chooseVersions } from '../fixtures/chosen-versions.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { CannotCompare } from './cannot-compare.ts';
import type { MatrixPlan } from './matrix-plan.ts';
import { raiseShell } from './raised-shell.ts';

interface Entry {
  kind: string;
  app: string;
  version: string;
}

/**
 * Starts this checkout's product once on what the earlier one left, as an update does, and publishes what the situations
 * need beside it. The product has ended; `stop` removes its data, on which the situations begin.
 */
export async function makePlan(
  earlier: string,
  composition: Choices | string | undefined,
): Promise<{ plan: MatrixPlan; stop: () => Promise<void> }> {
  const product = await startProduct({ from: earlier }).catch((error: Error) => {
    const reason = error.message.trim().split('\n').at(-1);
    throw new CannotCompare(3, `This checkout does not start on the earlier data: ${reason}`);
  });
  try {
    await product.end();
    const own = composition === undefined ? {} : { composition: chooseVersions(product, composition).apps };
    const { version: raisedShell } = product.fleet('publish', 'shell', '--from', raiseShell()) as Entry;
    const releases = releasesOf(product, raisedShell);
    return { plan: { data: product.data, raisedShell, releases, ...own }, stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Of each app what was published first, and last but for `leftOut`. */
function releasesOf(product: Product, leftOut: string): MatrixPlan['releases'] {
  const history = product.fleet('history', '--limit', '1000') as Entry[];
  // The newest line comes first.
  const published = history
    .filter(({ kind, version }) => kind === 'published' && version !== leftOut)
    .reverse();
  const read = ({ app, version }: Entry): Release =>
    JSON.parse(readFileSync(path.join(product.data, 'releases', app, version, 'release.json'), 'utf8'));
  const pairs: MatrixPlan['releases'] = {};
  for (const entry of published) {
    const candidate = read(entry);
    pairs[entry.app] = { previous: pairs[entry.app]?.previous ?? candidate, candidate };
  }
  return pairs;
}
