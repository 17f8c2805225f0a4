import { render, screen } from '@testing-library/react';
import { PagedCards } from './paged-cards.tsx';

const items = Array.from({ length: 24 }, (_, index) => `card ${index}`);
const { innerWidth, innerHeight } = window;
afterEach(() => Object.assign(window, { innerWidth, innerHeight }));

test.each([
  { innerWidth: 1920, innerHeight: 1080, first: 6 },
  { innerWidth: 1280, innerHeight: 800, first: 3 },
  { innerWidth: 1024, innerHeight: 768, first: 2 },
  { innerWidth: 412, innerHeight: 823, first: 1 },
  { innerWidth: 640, innerHeight: 280, first: 2 },
])('$innerWidth x $innerHeight draws its $first cards first, then the others', ({ first, ...size }) => {
  Object.assign(window, size);
  const draw = jest.fn((shown: readonly string[]) => shown.map((item) => <li key={item}>{item}</li>));
  render(
    <PagedCards items={items} isStale={false}>
      {draw}
    </PagedCards>,
  );
  expect(draw.mock.calls.map(([shown]) => shown.length)).toEqual([first, items.length - first]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
});

test('leaves every card in its place while one of them changes, is added or goes', () => {
  Object.assign(window, { innerWidth: 412, innerHeight: 823 });
  const drawn = (shown: readonly { id: number }[]) => (
    <PagedCards items={shown} isStale={false}>
      {(some) => some.map(({ id }) => <li key={id}>{id}</li>)}
    </PagedCards>
  );
  const page = items.map((_, id) => ({ id }));
  const { rerender } = render(drawn(page));
  const cards = screen.getAllByRole('listitem');
  const focused = cards[20] as HTMLElement;
  focused.tabIndex = -1;
  focused.focus();
  for (const changed of [
    page.with(20, { id: 20 }),
    page.toSpliced(3, 1),
    [{ id: 99 }, ...page.slice(0, -1)],
  ]) {
    rerender(drawn(changed));
    expect(screen.getByText('20')).toBe(focused);
    expect(focused).toHaveFocus();
  }
});
