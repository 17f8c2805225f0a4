import { createI18n, I18nextProvider } from '@estela/i18n';
import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { noteDrawing, standInForMaps } from '../adapter/load-adapter.ts';
import { createFakeMaps } from '../fake/fake-adapter.ts';
import { MapView } from './map-view.tsx';

beforeEach(() => standInForMaps(createFakeMaps().create));
afterEach(() => standInForMaps(undefined));

/** Whether the map is there in the very task of its page. As in a browser: `act` would wait for what comes later. */
async function isDrawnWithPage() {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const map = () => screen.getByRole('region', { name: 'Mapa de spots' });
  const page = (
    <I18nextProvider i18n={createI18n()}>
      <MapView label="Mapa de spots" />
    </I18nextProvider>
  );
  let later = false;
  const timer = setTimeout(() => {
    later = true;
  });
  flushSync(() => root.render(page));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const isDrawn = map().getAttribute('aria-busy') === 'false' && !later;
  clearTimeout(timer);
  await waitFor(() => expect(map()).toHaveAttribute('aria-busy', 'false'));
  root.unmount();
  place.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  return isDrawn;
}

test('a map whose files are in the tab is there in the very task of its page', async () => {
  expect(await isDrawnWithPage()).toBe(true);
});

test('the maps of a slow machine come once their page is painted, one like the other', async () => {
  noteDrawing(40);
  expect(await isDrawnWithPage()).toBe(false);
  // Drawn after its page, it was quick.
  expect(await isDrawnWithPage()).toBe(false);
});
