import { render, screen } from '@testing-library/react';
import { TabLinks } from './tab-links.tsx';

/** Tabs of 100 pixels side by side, in a row of 250, which the browser has just laid out. */
beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    const observer = { observe: () => tell([], observer), unobserve() {}, disconnect() {} };
    return observer;
  });
  const measure = (
    name: 'offsetLeft' | 'offsetWidth' | 'clientWidth',
    of: (element: HTMLElement) => number,
  ) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  measure('offsetLeft', (element) =>
    element.tagName === 'NAV' ? 0 : 100 * [...(element.parentElement?.children ?? [])].indexOf(element),
  );
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
