import { useGearCalls, useListDronesQuery } from '@estela/api/gear';
import { HttpResponse, http, server } from '@estela/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { avispa, show } from '../testing/show.tsx';
import {
  DeleteEntityButton,
  EntityActions,
  EntityList,
  FavoriteControl,
  LikeControl,
  VisibilityBadge,
} from './index.ts';

const apiError =
  (code: string, message: string, status = 500) =>
  () =>
    HttpResponse.json({ error: message, message, code }, { status });

const ended = { status: 401, code: 'UNAUTHORIZED', message: 'Tu sesión ha terminado', fields: {} };

/** A list of drones, each with its menu and a button to delete it. */
function Drones() {
  const { deleteDrone } = useGearCalls();
  const query = useListDronesQuery({});
  return (
    <EntityList
      query={query}
      page={1}
      onPage={() => {}}
      countText={({ formatted }) => `${formatted} drones`}
      empty={<p>Nada</p>}
    >
      {({ _id, name }) => {
        const deletion = { name, text: 'Sin vuelta', remove: () => deleteDrone(_id) };
        return (
          <>
            <h2>{name}</h2>
            <EntityActions
              editPath={`/drones?edit=${_id}`}
              actions={[{ label: 'Copiar', icon: null, onSelect: () => {} }]}
              deletion={deletion}
            />
            <DeleteEntityButton {...deletion} />
          </>
        );
      }}
    </EntityList>
  );
}

const mosca = { ...avispa, _id: 'd2', name: 'Mosca' };

function listOf(drones = [avispa, mosca]) {
  const page = { items: drones, page: 1, limit: 24, total: drones.length };
  server.use(http.get('/api/drones', () => HttpResponse.json(page)));
}

test('deleting names the entity, says that it is gone, and takes it out of the list', async () => {
  listOf();
  server.use(
    http.delete('/api/drones/d1', () => {
      listOf([mosca]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(<Drones />);
  await actor.click(await screen.findByRole('button', { name: 'Eliminar Avispa' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Avispa»?' });
  expect(within(dialog).getByText('Sin vuelta')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('«Avispa» se ha eliminado')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Avispa' })).not.toBeInTheDocument());
  expect(screen.getByText('1 drones')).toBeVisible();
});

test('a refused deletion keeps the dialog and says why; one that is gone already counts as deleted', async () => {
  listOf();
  server.use(http.delete('/api/drones/d1', apiError('INTERNAL', 'Ahora no'), { once: true }));
  const { actor } = show(<Drones />);
  await actor.click(await screen.findByRole('button', { name: 'Eliminar Avispa' }));
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ahora no');
  server.use(http.delete('/api/drones/d1', apiError('NOT_FOUND', 'No está', 404)));
  await actor.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('«Avispa» se ha eliminado')).toBeInTheDocument();
});

test('the menu of an entity edits, does what is its own, and deletes', async () => {
  listOf();
  const { actor } = show(<Drones />);
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Avispa' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Editar', 'Copiar', 'Eliminar']);
  expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('href', '/drones?edit=d1');
  await actor.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  expect(await screen.findByRole('dialog', { name: '¿Eliminar «Avispa»?' })).toBeInTheDocument();
});

test('a list that cannot be loaded says why', async () => {
  server.use(http.get('/api/drones', apiError('INTERNAL', 'Ahora no')));
  show(<Drones />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ahora no');
});

test('a guest who likes is asked to log in', async () => {
  const { actor, platform } = show(<LikeControl kind="drone" name="Avispa" item={avispa} />, { user: null });
  await actor.click(screen.getByRole('button', { pressed: false }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});

test('a like that is refused is told', async () => {
  server.use(http.put('/api/drones/d1/like', apiError('INTERNAL', 'No')));
  const { actor } = show(<LikeControl kind="drone" name="Avispa" item={avispa} />);
  await actor.click(screen.getByRole('button', { pressed: false }));
  expect(await screen.findByText('No se ha podido guardar tu me gusta')).toBeInTheDocument();
});

test.each([
  ['like', <LikeControl key="like" kind="drone" name="Avispa" item={avispa} />],
  ['star', <FavoriteControl key="star" name="Avispa" favorite change={async () => ({ error: ended })} />],
])('a %s that finds the session ended says so', async (_what, control) => {
  server.use(http.put('/api/drones/d1/like', apiError('UNAUTHORIZED', 'Tu sesión ha terminado', 401)));
  const { actor } = show(control);
  await actor.click(screen.getByRole('button'));
  expect(await screen.findByText('Tu sesión ha terminado')).toBeInTheDocument();
});

test('a like on a page whose session has ended is sent, so that it can be done after the login', async () => {
  const asked = jest.fn();
  server.use(
    http.put('/api/drones/d1/like', () => {
      asked();
      return HttpResponse.json({ likes: 1, likedByMe: true });
    }),
  );
  const { actor, store, platform } = show(<LikeControl kind="drone" name="Avispa" item={avispa} />);
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  await actor.click(screen.getByRole('button'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(platform.session.openLogin).not.toHaveBeenCalled();
});

test('a star asks for the other state and shows a server error', async () => {
  const change = jest.fn(async (_favorite: boolean) => ({ error: {} }));
  const { actor } = show(<FavoriteControl name="Avispa" favorite change={change} />);
  await actor.click(screen.getByRole('button', { name: 'Quitar «Avispa» de favoritos' }));
  expect(change).toHaveBeenCalledWith(false);
  expect(await screen.findByText(/No se ha podido cambiar el favorito/)).toBeInTheDocument();
});

test('a badge says who may see an entity', () => {
  show(<VisibilityBadge visibility="unlisted" />);
  expect(screen.getByText('Oculto, con enlace')).toBeInTheDocument();
});

test('a badge of what an administrator has hidden does not say that it is seen', () => {
  show(<VisibilityBadge visibility="public" hidden />);
  expect(screen.getByText('Oculto por moderación')).toBeInTheDocument();
  expect(screen.queryByText('Público')).not.toBeInTheDocument();
});
