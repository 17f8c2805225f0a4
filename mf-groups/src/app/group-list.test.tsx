import { aGroup, aPage, aUser, HttpResponse, http, renderApp, screen, waitFor } from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

/** The list at an address, and the queries that it sent. */
function showList(route: string, groups = [aGroup()]) {
  const queries: URLSearchParams[] = [];
  const list = http.get('/api/groups', ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json(aPage(groups));
  });
  const view = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route,
    handlers: [list],
  });
  return { ...view, last: () => Object.fromEntries(queries.at(-1) ?? []) };
}

test('the tag of a card shows the groups with that tag, until the filter is removed', async () => {
  const { actor, address, last } = showList('/groups');
  await actor.click(await screen.findByRole('link', { name: 'freestyle' }));
  await waitFor(() => expect(address()).toBe('/groups?tag=freestyle'));
  await waitFor(() => expect(last()).toMatchObject({ tag: 'freestyle' }));
  expect(screen.getByText('Con la etiqueta freestyle')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: /freestyle/ }));
  await waitFor(() => expect(address()).toBe('/groups'));
  expect(screen.queryByText('Con la etiqueta freestyle')).not.toBeInTheDocument();
});

test('an address beyond the last possible page shows the first', async () => {
  const { last } = showList('/groups?page=501');
  await waitFor(() => expect(last()).toMatchObject({ page: '1' }));
});

test('another tab starts on its first page, with the same search and tag', async () => {
  const { actor, address, last } = showList('/groups?q=sierra&tag=freestyle&page=3');
  await screen.findByRole('searchbox', { name: 'Buscar grupos' });
  await waitFor(() => expect(last()).toMatchObject({ q: 'sierra', tag: 'freestyle', page: '3' }));
  await actor.click(screen.getByRole('button', { name: 'Públicos' }));
  await waitFor(() =>
    expect(last()).toMatchObject({ tab: 'public', q: 'sierra', tag: 'freestyle', page: '1' }),
  );
  expect(new URLSearchParams(address().split('?')[1]).has('page')).toBe(false);
});

test('a search without results offers the way back to all groups', async () => {
  const { actor, address } = showList('/groups?tab=joined&q=nada', []);
  expect(
    await screen.findByRole('heading', { name: 'Ningún grupo coincide con lo que buscas' }),
  ).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Ver todos los grupos' }));
  await waitFor(() => expect(address()).toBe('/groups'));
});

test.each([
  ['all', 'Aún no hay grupos', 'Crear grupo'],
  ['joined', 'Aún no te has unido a ningún grupo', 'Ver todos los grupos'],
  ['private', 'No hay grupos privados', 'Crear grupo'],
])('the empty tab %s shows that and offers a way on', async (tab, title, action) => {
  showList(`/groups?tab=${tab}`, []);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: action }).length).toBeGreaterThan(0);
});

test('a card counts its members and topics, and offers to join only from outside', async () => {
  showList('/groups', [
    aGroup({
      name: 'Dentro',
      memberCount: 1,
      topicCount: 1200,
      membership: { role: 'admin', status: 'member' },
    }),
    aGroup({ name: 'Fuera', private: true }),
  ]);
  expect(await screen.findByText('1 miembro')).toBeInTheDocument();
  expect(screen.getByText('1200 temas')).toBeInTheDocument();
  expect(screen.getByText('Administrador')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Dentro/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pedir entrar en Fuera' })).toBeInTheDocument();
});
