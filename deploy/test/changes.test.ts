import { changes, maxBytesOfText } from './changes.ts';
import { measureChanges, remotes } from './cost-of-change.ts';

let workspace: Awaited<ReturnType<typeof measureChanges>>;
beforeAll(async () => {
  workspace = await measureChanges();
}, 240_000);
afterAll(() => workspace?.remove());

test.each(changes)(
  '%s',
  async (_what, file, edit, moved, maxBytes = Infinity, also = {}) => {
    const cost = await workspace.costOf({ [file]: edit, ...also });
    expect(cost.moved).toEqual(moved);
    expect(cost.bytes).toBeLessThanOrEqual(maxBytes);
    // All six apps are built again.
  },
  240_000,
);

test.each(remotes)('one text of %s is cheap to fetch again, whichever it is', (app) => {
  const bytes = workspace.dearestTexts[app];
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(maxBytesOfText);
});
