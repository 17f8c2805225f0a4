import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Cover } from './cover.tsx';
import { coverDrawing, sceneOf } from './cover-drawing.ts';

test('a seed always gives the same drawing, and others give others', () => {
  expect(coverDrawing('a1')).toEqual(coverDrawing('a1'));
  const drawings = Array.from({ length: 50 }, (_, index) => JSON.stringify(coverDrawing(`id-${index}`)));
  expect(new Set(drawings).size).toBe(50);
});

test('every scene comes both as a view ahead and as a map', () => {
  const kinds = new Set(
    Array.from({ length: 400 }, (_, index) => `0192f-${index}`).map(
      (seed) => `${sceneOf(seed)} ${coverDrawing(seed).sun ? 'ahead' : 'map'}`,
    ),
  );
  expect(kinds.size).toBe(10);
});

test('the drawing stays inside its frame and small', () => {
  for (let index = 0; index < 100; index += 1) {
    const { head, contours, trace } = coverDrawing(`seed ${index}`);
    expect(head.x).toBeGreaterThan(0);
    expect(head.x).toBeLessThan(320);
    expect(head.y).toBeGreaterThan(0);
    expect(head.y).toBeLessThan(180);
    expect(`${contours}${trace.join('')}`).not.toMatch(/NaN|undefined/);
    expect(contours.length).toBeLessThan(12_000);
  }
});

test('a picture shows with its text', () => {
  render(<Cover src="/p.webp" seed="a" alt="Cantera al amanecer" />);
  expect(screen.getByRole('img', { name: 'Cantera al amanecer' })).toHaveAttribute('src', '/p.webp');
});

test('the browser chooses the width, by the words of the layout alone', () => {
  const widths = { srcSet: '/320.webp 320w, /960.webp 960w', sizes: '50vw' };
  render(<Cover src="/960.webp" {...widths} seed="a" alt="Later" />);
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('sizes', '50vw');
  render(<Cover src="/960.webp" {...widths} seed="a" alt="At once" eager />);
  const first = screen.getByRole('img', { name: 'At once' });
  expect(first).toHaveAttribute('sizes', '50vw');
  expect(first).toHaveAttribute('srcset', widths.srcSet);
  expect(first).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails gives way to the generated cover', () => {
  render(<Cover src="/broken.webp" seed="a" alt="Cantera" />);
  fireEvent.error(screen.getByRole('img', { name: 'Cantera' }));
  expect(screen.getByRole('img', { name: 'Cantera' }).tagName).toBe('svg');
});

test('the page has the ground of a drawing at once, and its lines right after', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const place = document.createElement('div');
  const root = createRoot(place);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(<Cover seed="a" />));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect([place.querySelectorAll('rect').length, place.querySelectorAll('path').length]).toEqual([1, 0]);
  await act(async () => root.render(<Cover seed="a" />));
  expect(place.querySelectorAll('path').length).toBeGreaterThan(3);
  act(() => root.unmount());
});

test('a drawing that the HTML brought is whole from the start', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Cover seed="a" />);
  const lines = place.querySelectorAll('path').length;
  expect(lines).toBeGreaterThan(3);
  const root = await act(async () => hydrateRoot(place, <Cover seed="a" />));
  expect(place.querySelectorAll('path')).toHaveLength(lines);
  act(() => root.unmount());
});
