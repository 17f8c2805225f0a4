import { plantedKey, titleOf } from '../fault-list.ts';
import { readPlan } from '../fault-plan.ts';
import { expectHome } from '../homes.ts';
import { judgeCard, judgeLeaving, ownFailures } from '../judge.ts';
import { judgeLeak } from '../judge-leak.ts';
import { type Cell, test } from '../test.ts';

const heal = ({ page }: Cell) => page.evaluate((key) => localStorage.removeItem(key), plantedKey);

/** Any click renders the planted tree again. */
const update = async ({ page, home }: Cell) => {
  await expectHome(page, home);
  await page.getByRole('heading', { level: 1, name: home.title }).click();
};

/** What fails shows itself in one of these ways. */
const judges = {
  'throws at load': (cell: Cell) => judgeCard(cell, { heal, isInSlots: true }),
  'throws in render': (cell: Cell) => judgeCard(cell, { heal }),
  'throws in update': (cell: Cell) => judgeCard(cell, { heal, provoke: update }),
  'throws in unmount': (cell: Cell) => judgeLeaving(cell, heal),
  'endless mount': (cell: Cell) => judgeCard(cell, { heal }),
  'second React': (cell: Cell) => judgeCard(cell, { heal }),
} as const;

for (const app of Object.keys(readPlan().planted)) {
  for (const [fault, judge] of Object.entries(judges))
    test(titleOf(app, fault as keyof typeof judges), async ({ cellOf, faults }) => {
      const cell = await cellOf(app, fault as keyof typeof judges);
      faults.expect(ownFailures(cell));
      // React logs what a boundary has caught, and single-spa what takes long.
      faults.allow({ consoleError: [/planted: /, /useState/, new RegExp(`single-spa.*arg=${app}-`)] });
      await judge(cell);
    });

  test(titleOf(app, 'leak of 50 MB a mount'), async ({ cellOf, product }) =>
    judgeLeak(await cellOf(app, 'leak of 50 MB a mount'), product),
  );
}
