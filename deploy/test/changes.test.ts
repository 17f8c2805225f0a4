import { changes } from './changes.ts';
import { measureChanges } from './cost-of-change.ts';

let workspace: Awaited<ReturnType<typeof measureChanges>>;
beforeAll(async () => {
  workspace = await measureChanges();
}, 240_000);
afterAll(() => workspace?.remove());

test.each(changes)('%s', async (_what, file, edit, moved, maxBytes = Infinity, also = {}) => {
  const cost = await workspace.costOf({ [file]: edit, ...also });
  expect(cost.moved).toEqual(moved);
  expect(cost.bytes).toBeLessThanOrEqual(maxBytes);
});
