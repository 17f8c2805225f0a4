import { useGetStatsQuery, useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { aUser, HttpResponse, http, renderApp, screen } from './index.ts';

const catalogues = { sample: { es: { pilots: 'Pilotos: {{count}}' }, en: { pilots: 'Pilots: {{count}}' } } };
const stats = { pilots: 4, flights: 0, spots: 0, countries: 0, drones: 0 };
const handlers = [http.get('/api/stats', () => HttpResponse.json(stats))];

function Sample() {
  const { t } = useTranslation('sample');
  const { user } = useSession();
  const { data } = useGetStatsQuery();
  return (
    <>
      <p>{user?.name ?? '-'}</p>
      {data && <h1>{t('pilots', { count: data.pilots })}</h1>}
      <Link to="/feed?tab=following">go</Link>
    </>
  );
}

it('renders with the given account, language and responses', async () => {
  renderApp(<Sample />, { user: aUser({ name: 'Berta' }), language: 'en', catalogues, handlers });
  expect(await screen.findByRole('heading', { name: 'Pilots: 4' })).toBeVisible();
  expect(screen.getByText('Berta')).toBeVisible();
});

it('is a guest in Spanish by default, and returns the address', async () => {
  const { actor, address } = renderApp(<Sample />, { route: '/home', catalogues, handlers });
  expect(await screen.findByText('Pilotos: 4')).toBeVisible();
  expect(address()).toBe('/home');
  await actor.click(screen.getByRole('link', { name: 'go' }));
  expect(address()).toBe('/feed?tab=following');
});
