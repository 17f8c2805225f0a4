import { render, screen } from '@testing-library/react';
import { TabLinks } from './tab-links.tsx';

/** Tells that an element has another size, where that is listened to. */
const resized = new Map<Element, () => void>();

/** Pixels that the first tab is longer. */
let grown = 0;

/** Tabs of 100 pixels side by side, in a row of 250, which the browser has just laid out. */
beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    const observe = (element: Element) => {
      resized.set(element, () => tell([], observer));
      tell([], observer);
    };
    const observer = { observe, unobserve() {}, disconnect() {} };
    return observer;
  });
  const measure = (
    name: 'offsetLeft' | 'offsetWidth' | 'clientWidth',
    of: (element: HTMLElement) => number,
  ) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  grown = 0;
  measure('offsetLeft', (element) => {
    const before = [...(element.parentElement?.children ?? [])].indexOf(element);
    return element.tagName === 'NAV' || before === 0 ? 0 : 100 * before + grown;
  });
  measure('offsetWidth', () => 100);
  measure('clientWidth', () => 250);
});
afterEach(() => jest.restoreAllMocks());

const items = ['Drones', 'Componentes', 'Equipo', 'Baterías'].map((label) => ({
  id: label,
  label,
  link: { href: `/${label}` },
}));

test.each([
  ['Drones', 0],
  ['Equipo', 50],
  ['Baterías', 150],
])('the page that is shown, %s, is not cut off where the row is too long', (value, place) => {
  render(<TabLinks label="Hangar" items={items} value={value} />);
  expect(screen.getByRole('navigation')).toHaveProperty('scrollLeft', place);
});

test('a tab that grows does not push the page that is shown out of the row', () => {
  render(<TabLinks label="Hangar" items={items} value="Equipo" />);
  grown = 40;
  resized.get(screen.getByRole('link', { name: 'Drones' }))?.();
  expect(screen.getByRole('navigation')).toHaveProperty('scrollLeft', 90);
});
