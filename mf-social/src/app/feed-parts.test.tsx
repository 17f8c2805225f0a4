import { aFeedItem, aStream, HttpResponse, http, screen, seeNear, waitFor, within } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

beforeAll(() => seeNear('[role="feed"] > article'));

it('begins with the rows of the screen and brings the others in small parts, all in their places', async () => {
  const items = Array.from({ length: 45 }, (_, index) => aFeedItem('flight', { title: `Flight ${index}` }));
  const added: number[] = [];
  const observer = new MutationObserver((changes) => {
    const rows = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRow);
    if (rows.length > 0) added.push(rows.length);
  });
  renderSocial('/feed', {
    language: 'en',
    handlers: [http.get('/api/feed', () => HttpResponse.json({ ...aStream(items), newest: 'here' }))],
  });
  const feed = await screen.findByRole('feed', { name: 'Global' });
  observer.observe(feed, { childList: true });
  const first = within(feed).getAllByRole('article').length;
  expect(first).toBeLessThan(items.length);
  expect(feed).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'));
  observer.disconnect();
  expect(added.reduce((sum, count) => sum + count, first)).toBe(items.length);
  expect(Math.max(...added)).toBeLessThanOrEqual(10);
  const places = within(feed)
    .getAllByRole('article')
    .map((row) => Number(row.getAttribute('aria-posinset')));
  expect(places).toEqual(items.map((_, index) => index + 1));
});

function isRow(node: Node): boolean {
  return node instanceof HTMLElement && node.tagName === 'ARTICLE';
}
