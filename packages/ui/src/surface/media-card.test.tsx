import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MediaCard } from './media-card.tsx';

const card = (
  <MediaCard
    media={<img alt="Cantera" src="/p.webp" />}
    title={<a href="/flights/7">{'Picado'}</a>}
    badges={<span>{'4 min'}</span>}
    corner={<button type="button">{'Favorito'}</button>}
    footer={<button type="button">{'Me gusta'}</button>}
  >
    {'Cantera vieja'}
  </MediaCard>
);

test('picture, title and words are there at once, what lies over the picture and the buttons right after', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const place = document.createElement('div');
  const root = createRoot(place);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(card));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(place).toHaveTextContent(/^PicadoCantera vieja$/);
  // The last row's place is kept.
  expect(place.querySelector('article')?.childElementCount).toBe(3);
  await act(async () => root.render(card));
  expect(place).toHaveTextContent('4 minFavoritoPicadoCantera viejaMe gusta');
  act(() => root.unmount());
});

test('a card that the build draws in advance is whole', () => {
  expect(renderToString(card)).toContain('Me gusta');
});
