import { render } from '@testing-library/react';
import { setRouteHead } from './head-store.ts';
import { PageHead } from './page-head.tsx';

const route = { title: 'Vuelo', description: 'Um voo FPV.', canonical: 'http://localhost/flights/7' };

function meta(selector: string) {
  return document.head.querySelector(selector)?.getAttribute('content');
}

beforeEach(() => setRouteHead(route));

test('a route’s declaration fills the head', () => {
  expect(document.title).toBe('Vuelo | Estela');
  expect(meta('meta[name="description"]')).toBe('Um voo FPV.');
  expect(meta('meta[property="og:title"]')).toBe('Vuelo | Estela');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', route.canonical);
});

test('a page’s own title holds while it is mounted, whatever order roots draw in', () => {
  const { rerender, unmount } = render(<PageHead title="Picado al amanecer" />);
  setRouteHead(route);
  expect(document.title).toBe('Picado al amanecer | Estela');
  rerender(<PageHead title="Otro vuelo" />);
  expect(document.title).toBe('Otro vuelo | Estela');
  unmount();
  expect(document.title).toBe('Vuelo | Estela');
});

test('a page that names no description keeps the route’s', () => {
  render(<PageHead title="Picado" />);
  expect(meta('meta[name="description"]')).toBe('Um voo FPV.');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});
