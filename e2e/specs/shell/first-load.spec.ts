import { visitsOf } from '../../bench/first-load/conditions.ts';
import { countRounds } from '../../bench/first-load/visit.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the rounds of a first visit are counted despite a stream that never ends, and folded rows', async ({
  browser,
  baseURL,
  pilot,
}) => {
  const { token, user, createSpot } = await pilot();
  const { _id: spotId } = await createSpot({ visibility: 'public' });
  const visits = visitsOf({ token, ownerToken: token, spotId, username: user.username });
  const map = visits.find(({ answers }) => answers === 'map');
  if (!map) throw new Error('No page with a map is measured');
  const side = { name: 'federated', url: String(baseURL) } as const;
  expect(await countRounds(browser, side, map)).toBeGreaterThan(1);
});
