import { paths } from '@estela/contracts/paths';
import { delayAnswers, roundsSoFar } from '../../fixtures/serial-rounds.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the first page needs three rounds: HTML, files, API', async ({ page, pilot }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ visibility: 'public' });
  await delayAnswers(page);
  await page.goto(paths.feed());
  await expect(page.getByRole('article').first()).toBeVisible();
  const rounds = await roundsSoFar(page);
  const before = rounds.filter((round) => round.some(({ url }) => url.startsWith('/api/')));
  expect(rounds.indexOf(before[0] ?? [])).toBe(2);
  expect(rounds[1]?.every(({ url }) => /^\/(shell|remotes)\//.test(url))).toBe(true);
});
