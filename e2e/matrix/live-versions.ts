import { type Composition, compositionPath } from '@estela/contracts/release';
import { ask } from '../fixtures/chosen-versions.ts';
import type { Product } from '../fixtures/product.ts';
import { readPlan, shell, versionsOf } from './matrix-plan.ts';

/** Makes versions live for everybody, in one step; nothing of them is held then. */
export function goLive(product: Product, versions: Readonly<Record<string, string>>): void {
  ask(product, 'activate', ...Object.entries(versions).flat());
}

/** The new releases live after the earlier ones, as a release leaves it. */
export function release(product: Product): void {
  const plan = readPlan();
  goLive(product, versionsOf(plan, 'previous'));
  goLive(product, versionsOf(plan, 'candidate'));
}

/** App -> the version that pages get. */
export async function servedBy({ url }: Product): Promise<Record<string, string>> {
  const { shell: own, remotes } = (await (await fetch(url + compositionPath)).json()) as Composition;
  const versions = Object.entries(remotes).map(([app, { version }]) => [app, version]);
  return { [shell]: own.version, ...Object.fromEntries(versions) };
}
