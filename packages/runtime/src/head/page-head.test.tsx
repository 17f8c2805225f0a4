import { render as renderAlone } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Head, setRouteHead } from './head-store.ts';
import { PageHead } from './page-head.tsx';

const route: Head = {
  title: 'Vuelo',
  description: 'Um voo FPV.',
  canonical: 'http://localhost/flights/7',
  language: 'es',
};

function meta(selector: string) {
  return document.head.querySelector(selector)?.getAttribute('content');
}

beforeEach(() => setRouteHead(route));

function render(head: ReactElement) {
  const page = (shown: ReactElement) => <MemoryRouter initialEntries={['/flights/7']}>{shown}</MemoryRouter>;
  const { rerender, ...rest } = renderAlone(page(head));
  return { ...rest, rerender: (next: ReactElement) => rerender(page(next)) };
}

/** As the edge writes it into the HTML of the page above. */
function addData(language: string) {
  document.documentElement.lang = language;
  for (const data of [
    { '@type': 'WebApplication', inLanguage: language },
    { '@type': 'SocialMediaPosting' },
  ]) {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = JSON.stringify(data);
    document.head.append(block);
  }
}

function dataBlocks() {
  return document.head.querySelectorAll('script[type="application/ld+json"]').length;
}

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

test('a page that is on its way out has no say in the head of the next', () => {
  const { unmount } = render(<PageHead title="Picado al amanecer" />);
  setRouteHead({ ...route, title: 'Vuelos', canonical: 'http://localhost/flights' });
  expect(document.title).toBe('Vuelos | Estela');
  unmount();
  expect(document.title).toBe('Vuelos | Estela');
});

test('a page that names no description keeps the route’s', () => {
  render(<PageHead title="Picado" />);
  expect(meta('meta[name="description"]')).toBe('Um voo FPV.');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('what search engines were told stays with its page and its language', () => {
  addData('es');
  setRouteHead({ ...route, title: 'Vuelos' });
  expect(dataBlocks()).toBe(2);
  document.documentElement.lang = 'en';
  expect(meta('meta[property="og:locale"]')).toBe('es_ES');
  setRouteHead({ ...route, title: 'Flight', language: 'en' });
  expect(dataBlocks()).toBe(0);
  expect(meta('meta[property="og:locale"]')).toBe('en_GB');

  addData('en');
  setRouteHead({ ...route, canonical: 'http://localhost/feed' });
  expect(dataBlocks()).toBe(0);
});

test('the address that the HTML names for its page stays, however it was typed', async () => {
  document.head.innerHTML = '<link rel="canonical" href="http://localhost/dashboard/ana">';
  await jest.isolateModulesAsync(async () => {
    const head = await import('./head-store.ts');
    const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    head.setRouteHead({ ...route, canonical: 'http://localhost/dashboard/ANA' });
    expect(canonical()).toBe('http://localhost/dashboard/ana');
    head.setRouteHead({ ...route, canonical: 'http://localhost/feed' });
    expect(canonical()).toBe('http://localhost/feed');
    head.setRouteHead({ ...route, canonical: 'http://localhost/dashboard/ANA' });
    expect(meta('meta[property="og:url"]')).toBe('http://localhost/dashboard/ana');
  });
});

test('what the head says already is not written again', async () => {
  setRouteHead({ ...route, title: 'Vuelos' });
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => void changes.push(...records));
  watch.observe(document.head, { attributes: true, childList: true, subtree: true });
  setRouteHead({ ...route, title: 'Vuelos' });
  await Promise.resolve();
  expect(changes).toEqual([]);
  watch.disconnect();
});
