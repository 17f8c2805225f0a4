import { HttpResponse, http, server } from '@estela/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { BookmarkControl } from './index.ts';

const item = { _id: 'f1', bookmarkedByMe: false };

test('keeps a flight and takes it out again, by the call of its kind', async () => {
  const sent: string[] = [];
  server.use(
    http.all('/api/flights/f1/bookmark', ({ request: { method } }) => {
      sent.push(method);
      return HttpResponse.json({ bookmarkedByMe: method === 'PUT' });
    }),
  );
  const { actor, unmount } = show(<BookmarkControl kind="flight" name="Nieve" item={item} labelled />);
  await actor.click(screen.getByRole('button', { name: 'Guardar Nieve', pressed: false }));
  await waitFor(() => expect(sent).toEqual(['PUT']));
  unmount();
  show(<BookmarkControl kind="flight" name="Nieve" item={{ ...item, bookmarkedByMe: true }} />);
  await actor.click(screen.getByRole('button', { name: 'Guardar Nieve', pressed: true }));
  await waitFor(() => expect(sent).toEqual(['PUT', 'DELETE']));
});

test('says where the server refuses, and why where the item is gone', async () => {
  const refuse = (code: string, status: number) =>
    server.use(
      http.put('/api/spots/f1/bookmark', () =>
        HttpResponse.json({ error: 'Spot no encontrado', message: 'Spot no encontrado', code }, { status }),
      ),
    );
  refuse('INTERNAL', 500);
  const { actor } = show(<BookmarkControl kind="spot" name="Cantera" item={item} />);
  await actor.click(screen.getByRole('button', { name: 'Guardar Cantera' }));
  expect(await screen.findByText('No se ha podido guardar «Cantera»')).toBeVisible();
  refuse('NOT_FOUND', 404);
  await actor.click(screen.getByRole('button', { name: 'Guardar Cantera' }));
  expect(await screen.findByText('Spot no encontrado')).toBeVisible();
});

test('asks a guest to log in', async () => {
  const { actor, platform } = show(<BookmarkControl kind="spot" name="Cantera" item={item} />, {
    user: null,
  });
  await actor.click(screen.getByRole('button', { name: 'Guardar Cantera' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
});
