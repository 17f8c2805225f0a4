import { act, screen, waitFor } from '@testing-library/react/pure';
import { aComposition, aPilot, renderShell } from './testing/shell-parts.tsx';

const googleScript = () => document.querySelector('script[src^="https://maps.googleapis.com/"]');

function withKey() {
  const composition = aComposition();
  return { ...composition, settings: { ...composition.settings, googleMapsApiKey: 'a-key' } };
}

beforeEach(() => {
  globalThis.requestIdleCallback = (work) => Number(work({ didTimeout: false, timeRemaining: () => 50 }));
});

test('only a pilot’s browser fetches the maps script, and only with a key', async () => {
  await renderShell('/', { composition: withKey() });
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
  await renderShell('/profile', { user: aPilot });
  await act(() => import('@estela/maps/preload'));
  expect(googleScript()).toBeNull();
});

test("a pilot's browser fetches the maps script once it is idle, in the language on screen", async () => {
  await renderShell('/profile', { composition: withKey(), user: aPilot });
  await waitFor(() => expect(googleScript()).not.toBeNull());
  const { searchParams } = new URL(googleScript()?.getAttribute('src') ?? '');
  expect(searchParams.get('key')).toBe('a-key');
  expect(searchParams.get('language')).toBe('es');
  expect(searchParams.get('libraries')).toBe('places,marker,geometry');
});
