import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ask } from '../../fixtures/chosen-versions.ts';
import { publishOther } from '../../fixtures/other-release.ts';
import { root } from '../find-commit.ts';
import { goLive, release, servedBy } from '../live-versions.ts';
import { openFirst, writeIn } from '../look-at.ts';
import { movedApps, pairOf, readPlan, versionsOf } from '../matrix-plan.ts';
import { titleOf } from '../situations.ts';
import { test } from '../test.ts';

// What is live changes for everybody, in one product: one after the other.
test.describe.configure({ mode: 'default' });

const plan = readPlan();
const [before, after] = [versionsOf(plan, 'previous'), versionsOf(plan, 'candidate')];

for (const app of movedApps(plan)) {
  const { previous, candidate } = pairOf(plan, app);
  const look = { app, shown: [previous] };
  const withPrevious = { ...after, [app]: previous.version };

  test(titleOf(app, 'restart after a rollback'), async ({ product, people, visitors }) => {
    release(product);
    ask(product, 'rollback', app, '--to', previous.version);
    await product.restart();
    expect(await servedBy(product)).toEqual(withPrevious);
    await openFirst({ ...look, people, visitors });
    await writeIn({ ...look, people, visitors });
  });

  test(titleOf(app, 'damaged store'), async ({ product, people, visitors }) => {
    goLive(product, before);
    // One that the product has not read yet, and that a start does not build again.
    const version = publishOther(product, app, path.join(root, app, 'dist'));
    goLive(product, { ...after, [app]: version });
    appendFileSync(path.join(product.data, 'releases', app, version, candidate.entry), '\n;');
    expect(await servedBy(product)).toEqual(withPrevious);
    await product.restart();
    expect(await servedBy(product)).toEqual(withPrevious);
    await openFirst({ ...look, people, visitors });
    await writeIn({ ...look, people, visitors });
  });
}
