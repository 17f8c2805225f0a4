import { act, aFeedItem, aStream, HttpResponse, http, screen, within } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

it('draws the rows near the screen, in their places among all', async () => {
  const items = Array.from({ length: 45 }, (_, index) => aFeedItem('flight', { title: `Flight ${index}` }));
  renderSocial('/feed', {
    language: 'en',
    handlers: [http.get('/api/feed', () => HttpResponse.json({ ...aStream(items), newest: 'here' }))],
  });
  const feed = await screen.findByRole('feed', { name: 'Global' });
  const places = () =>
    within(feed)
      .getAllByRole('article')
      .map((row) => Number(row.getAttribute('aria-posinset')));
  expect(places()[0]).toBe(1);
  expect(places().length).toBeLessThan(8);

  Object.assign(window, { scrollY: 12_000 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  const now = places();
  expect(now[0]).toBeGreaterThan(8);
  expect(now.length).toBeLessThan(8);
  expect(now).toEqual(now.map((_, index) => (now[0] ?? 0) + index));
  for (const row of within(feed).getAllByRole('article'))
    expect(row).toHaveAccessibleName(`Flight ${Number(row.getAttribute('aria-posinset')) - 1}`);
});
