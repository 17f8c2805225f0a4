import { act, screen } from '@testing-library/react/pure';
import { aComposition, renderShell } from '../testing/shell-parts.tsx';

const until = '2026-11-22T12:00:00.000Z';
const override = { apps: { 'mf-gear': 'b1' }, until };
const ribbon = () => screen.findByRole('region', { name: 'Versión de prueba' });

test('the ribbon shows which versions this browser sees and until when, and links back to the same place', async () => {
  const { go } = await renderShell('/', { composition: { ...aComposition(), override } });
  expect(await ribbon()).toHaveTextContent(/^Ves mf-gear@b1 de prueba hasta el .*22.*2026/);
  await go('/?tab=2#top');
  const back = screen.getByRole('link', { name: 'Volver a la versión publicada' });
  expect(back).toHaveAttribute('href', '/override/leave?to=%2F%3Ftab%3D2%23top');
});

test.each([
  [{ ...override, whole: true as const }, 'Ves las versiones del conjunto 0123456789ab hasta el'],
  [{ ...override, missing: ['mf-gear@b1'] }, 'La versión de prueba mf-gear@b1 ya no se puede mostrar.'],
])('a replayed composition and a version that is gone have different texts: %#', async (given, text) => {
  await renderShell('/', { composition: { ...aComposition(), override: given } });
  expect(await ribbon()).toHaveTextContent(text);
});

test('when it expires, the tab returns by itself to what is live', async () => {
  jest.useFakeTimers({ now: Date.parse(until) - 5000, advanceTimers: true });
  const live = aComposition();
  const read = jest.fn(async () => ({ ...live, id: 'ffffffffffff' }));
  const { composition } = await renderShell('/', { composition: { ...live, override }, read });
  expect(await screen.findByRole('region', { name: 'Versión de prueba' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(composition.current().override).toBeUndefined();
  expect(screen.queryByRole('region', { name: 'Versión de prueba' })).toBeNull();
  jest.useRealTimers();
});
