import {
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const at = '2026-05-01T10:00:00.000Z';
const url = 'https://estela.test/api/gear/reminders/secreto.ics';

/** Answers as a server with this link; records the calls that changed it. */
function keepsLink(since: string | null) {
  let createdAt = since;
  const changes: string[] = [];
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([]))),
    http.get('/api/gear/reminders/link', () => HttpResponse.json({ createdAt })),
    http.post('/api/gear/reminders/link', () => {
      changes.push('made');
      createdAt = at;
      return HttpResponse.json({ url, createdAt }, { status: 201 });
    }),
    http.delete('/api/gear/reminders/link', () => {
      changes.push('ended');
      createdAt = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return changes;
}

async function openCalendar() {
  const view = show('/drones', { user: aUser() });
  await view.actor.click(await screen.findByRole('button', { name: 'Calendario' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mantenimiento en tu calendario' });
  const press = (name: string) => view.actor.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

test('with nothing due a calendar can subscribe all the same, and its address is shown once', async () => {
  keepsLink(null);
  const { actor, dialog } = await openCalendar();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await actor.click(await within(dialog).findByRole('button', { name: 'Crear enlace' }));
  expect(await within(dialog).findByText(url)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Abrir en mi calendario' })).toHaveAttribute(
    'href',
    'webcal://estela.test/api/gear/reminders/secreto.ics',
  );
  await actor.click(within(dialog).getByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByText('Enlace copiado')).toBeVisible();
  expect(write).toHaveBeenCalledWith(url);
  write.mockRejectedValueOnce(new Error('refused'));
  await actor.click(within(dialog).getByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByText(/El navegador no deja copiar/)).toBeVisible();
});

test.each([
  ['Anular enlace', '¿Anular el enlace?', /no se actualizarán más/, 'ended'],
  ['Crear otro enlace', '¿Crear otro enlace?', /deja de servir/, 'made'],
])('%s asks first and shows what stops working', async (name, title, consequence, change) => {
  const changes = keepsLink(at);
  const { actor, dialog, press } = await openCalendar();
  expect(await within(dialog).findByText(/Hay un enlace desde el 1 may 2026/)).toBeVisible();
  await press(name);
  const question = await screen.findByRole('dialog', { name: title });
  expect(within(question).getByText(consequence)).toBeVisible();
  await actor.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(changes).toEqual([]);

  server.use(http.all('/api/gear/reminders/link', () => aServerError('INTERNAL'), { once: true }));
  await press(name);
  const again = await screen.findByRole('dialog', { name: title });
  await actor.click(within(again).getByRole('button', { name }));
  expect(await within(again).findByRole('alert')).toBeVisible();
  await actor.click(within(again).getByRole('button', { name }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(changes).toEqual([change]);
});

test('a link that could not be loaded shows an error and can be loaded again', async () => {
  keepsLink(null);
  server.use(http.get('/api/gear/reminders/link', () => aServerError('INTERNAL'), { once: true }));
  const { actor, dialog } = await openCalendar();
  expect(await within(dialog).findByText('No hemos podido saber si hay un enlace')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Crear enlace' })).toBeNull();
  await actor.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  expect(await within(dialog).findByRole('button', { name: 'Crear enlace' })).toBeVisible();
});
