import { aFeedItem, aStream, HttpResponse, http, screen, waitFor, within } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

it('has all rows in their places at once, and draws them in small parts, those of the screen first', async () => {
  const items = Array.from({ length: 45 }, (_, index) => aFeedItem('flight', { title: `Flight ${index}` }));
  const drawn: number[] = [];
  const observer = new MutationObserver((changes) => {
    const rows = changes.filter(({ target, addedNodes }) => isRow(target) && addedNodes.length > 0);
    if (rows.length > 0) drawn.push(rows.length);
  });
  renderSocial('/feed', {
    language: 'en',
    handlers: [http.get('/api/feed', () => HttpResponse.json({ ...aStream(items), newest: 'here' }))],
  });
  const feed = await screen.findByRole('feed', { name: 'Global' });
  observer.observe(feed, { childList: true, subtree: true });
  const rows = within(feed).getAllByRole('article');
  expect(rows.map((row) => row.getAttribute('aria-posinset'))).toEqual(
    items.map((_, index) => String(index + 1)),
  );
  const first = rows.filter((row) => row.childElementCount > 0);
  expect(first).toEqual(rows.slice(0, first.length));
  expect(first.length).toBeLessThan(5);
  expect(feed).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'));
  observer.disconnect();
  expect(drawn.reduce((sum, count) => sum + count, first.length)).toBe(items.length);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(20);
  expect(rows.every((row) => row.isConnected && row.childElementCount > 0)).toBe(true);
});

function isRow(node: Node): boolean {
  return node instanceof HTMLElement && node.tagName === 'ARTICLE' && node.hasAttribute('aria-posinset');
}
