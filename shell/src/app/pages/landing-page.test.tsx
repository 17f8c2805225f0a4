import { HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import { LandingPage } from './landing-page.tsx';

const stats = { pilots: 4, flights: 1_234, spots: 12, countries: 3, drones: 9 };
const counts = (answer: () => Response) => [http.get('/api/stats', answer)];

test.each([
  ['es', 'Cada vuelo, entero'],
  ['en', 'The whole flight'],
] as const)('the landing shows the product in %s, and leads on', async (language, show) => {
  const { actor, platform } = renderApp(<LandingPage />, {
    language,
    handlers: counts(() => HttpResponse.json(stats)),
  });
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: show })).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: /^(Empezar|Get started)$/ }));
  await actor.click(screen.getByRole('button', { name: /^(Iniciar sesión|Log in)$/ }));
  expect(platform.session.openRegister).toHaveBeenCalledTimes(1);
  expect(platform.session.openLogin).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /^(Explorar como invitado|Explore as a guest)$/ })).toHaveAttribute(
    'href',
    '/feed',
  );
  expect(screen.getByRole('link', { name: /^(Términos|Terms)/ })).toHaveAttribute('href', '/terms');
  expect(await screen.findByText(/^1[.,]?234$/)).toBeInTheDocument();
});

test('figures that cannot be loaded leave the rest of the landing page working, and can be requested again', async () => {
  let isUp = false;
  const { actor } = renderApp(<LandingPage />, {
    handlers: counts(() => (isUp ? HttpResponse.json(stats) : HttpResponse.error())),
  });
  await waitFor(() => expect(screen.getByText('No se han podido cargar las cifras')).toBeInTheDocument());
  expect(screen.getAllByText('–')).toHaveLength(5);
  isUp = true;
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('12')).toBeInTheDocument();
  expect(screen.queryByText('No se han podido cargar las cifras')).not.toBeInTheDocument();
});
