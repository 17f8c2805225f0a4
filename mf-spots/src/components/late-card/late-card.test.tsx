import { lazyPage } from '@estela/runtime';
import { renderApp, screen, waitFor } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CardRoom } from './card-room.tsx';
import { LateCard } from './late-card.tsx';

function Verdict() {
  return <h2>Se puede volar</h2>;
}

const catalogues = { spots: { es, en } };

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a card whose chunk fails to load shows an error in its place, can be tried again, and is reported', async () => {
  const load = jest.fn(async () => Verdict).mockRejectedValueOnce(new Error('offline'));
  const Card = lazyPage(load, <CardRoom />);
  const { actor, platform } = renderApp(
    <LateCard onClose={() => undefined}>
      <Card />
    </LateCard>,
    { catalogues },
  );
  expect(await screen.findByRole('heading', { name: 'La ficha no se ha cargado' })).toBeVisible();
  expect(platform.report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'render' }));
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Se puede volar' })).toBeVisible();
});

test('it can be closed', async () => {
  const onClose = jest.fn();
  const Card = lazyPage<object>(() => Promise.reject(new Error('offline')));
  const { actor } = renderApp(
    <LateCard onClose={onClose}>
      <Card />
    </LateCard>,
    { catalogues },
  );
  await actor.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
