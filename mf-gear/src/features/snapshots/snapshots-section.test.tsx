import type { Snapshot } from '@estela/contracts';
import {
  act,
  aDrone,
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

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const drone = aDrone({ owner, name: 'Avispa' });
const route = `/drones/${drone._id}`;

function aSnapshot(id: string, at: string, fields: Partial<Snapshot> = {}): Snapshot {
  const facts = { firmware: 'Betaflight', version: '4.5.1', board: 'SPEEDYBEEF405V4', craft: 'Avispa' };
  const times = { at, createdAt: at, updatedAt: at };
  return { _id: id, drone: drone._id, ...facts, bytes: 90, shared: false, ...times, ...fields };
}
const may = aSnapshot('may', '2026-05-01T10:00:00.000Z');
const june = aSnapshot('june', '2026-06-01T10:00:00.000Z');
const texts: Record<string, string> = {
  may: '# master\r\nset a = 1\r\nset b = 2\r\n',
  june: '# master\r\nset a = 1\r\nset b = 3\r\n',
};

function keeps(snapshots: Snapshot[]) {
  server.use(
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get(`/api/drones/${drone._id}/snapshots`, () => HttpResponse.json(aPage(snapshots))),
    http.get(`/api/drones/${drone._id}/snapshots/:id`, ({ params }) =>
      HttpResponse.json({
        ...snapshots.find(({ _id }) => _id === params.id),
        text: texts[String(params.id)],
      }),
    ),
  );
}

test('an owner without any sees what the section is for; a visitor sees no section', async () => {
  keeps([]);
  const asked: string[] = [];
  const listen = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  const { unmount } = show(route, { user });
  expect(await screen.findByRole('heading', { name: 'Sin configuraciones guardadas' })).toBeVisible();
  unmount();
  server.events.on('request:start', listen);
  show(route, { user: aUser({ _id: 'other' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Avispa' })).toBeVisible();
  server.events.removeListener('request:start', listen);
  // The server would answer it as not found.
  expect(asked).not.toContain(`/api${route}/snapshots`);
  expect(screen.queryByText(/onfiguración de la controladora/)).toBeNull();
});

test('pasting shows at once what was read, and the text of a file is sent byte for byte', async () => {
  keeps([]);
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/drones/${drone._id}/snapshots`, async ({ request }) => {
      sent.push(await request.json());
      keeps([june]);
      return HttpResponse.json({ ...june, text: '' }, { status: 201 });
    }),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar la primera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar configuración' });
  await actor.click(within(dialog).getByRole('button', { name: 'Guardar configuración' }));
  expect(await within(dialog).findByText('Este campo es obligatorio')).toBeVisible();
  await actor.click(within(dialog).getByLabelText('Texto de la consola'));
  await actor.paste('set p_pitch = 52');
  expect(within(dialog).getByText(/No encontramos la línea de versión/)).toBeVisible();
  await actor.upload(within(dialog).getByLabelText('Elegir archivo'), new File([''], 'empty.txt'));
  expect(await within(dialog).findByText('El archivo está vacío.')).toBeVisible();
  expect(within(dialog).getByLabelText('Texto de la consola')).toHaveValue('set p_pitch = 52');

  const text =
    '# Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024\r\nboard_name SPEEDYBEEF405V4\r\nset craft_name = Avispa\r\n ';
  await actor.upload(within(dialog).getByLabelText('Elegir archivo'), new File([text], 'diff.txt'));
  expect(
    await within(dialog).findByText('Leído: Betaflight 4.5.1 · SPEEDYBEEF405V4 · nave «Avispa»'),
  ).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Guardar configuración' }));
  expect(await screen.findByText('Betaflight 4.5.1 · SPEEDYBEEF405V4 · Avispa')).toBeVisible();
  expect(sent).toEqual([{ text, at: expect.stringMatching(/^\d{4}-/) }]);
});

test.each([
  ['an empty file', [''], 'cli-empty.txt', 'El archivo está vacío.'],
  [
    'a picture',
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    'quad.png',
    'El archivo no es un texto.',
  ],
  ['a large picture', [new Uint8Array(600_000)], 'quad.jpg', 'El archivo no es un texto.'],
] as const)(
  '%s chosen before anything is typed shows an error until there is a text',
  async (_, parts, name, problem) => {
    keeps([]);
    const { actor } = show(route, { user });
    await actor.click(await screen.findByRole('button', { name: 'Guardar la primera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar configuración' }));
    const file = new File([...parts], name, { type: 'text/plain' });
    await actor.upload(dialog.getByLabelText('Elegir archivo'), file);
    expect(await dialog.findByText(problem)).toBeVisible();
    await actor.click(dialog.getByLabelText('Texto de la consola'));
    await actor.click(dialog.getByRole('button', { name: 'Guardar configuración' }));
    expect(await dialog.findByText('Este campo es obligatorio')).toBeVisible();
    expect(dialog.getByText(problem)).toBeVisible();
    await actor.click(dialog.getByLabelText('Texto de la consola'));
    await actor.paste('set p_pitch = 52');
    expect(dialog.queryByText(problem)).toBeNull();
  },
);

test.each([
  [
    'es',
    /^La consola rechazó una orden: lo dice la línea 2\./,
    /^La consola rechazó 2 órdenes; la primera, en la línea 2\./,
  ],
  [
    'en',
    /^The console refused a command: line 2 says so\./,
    /^The console refused 2 commands, the first at line 2\./,
  ],
] as const)(
  'commands that the console refused are shown before saving, in %s, and the text stays complete',
  async (language, one, two) => {
    keeps([]);
    const sent: unknown[] = [];
    server.use(
      http.post(`/api/drones/${drone._id}/snapshots`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...june, text: '' }, { status: 201 });
      }),
    );
    const { actor } = show(route, { user, language });
    const isSpanish = language === 'es';
    const save = isSpanish ? 'Guardar configuración' : 'Save settings';
    await actor.click(
      await screen.findByRole('button', { name: isSpanish ? 'Guardar la primera' : 'Save the first one' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: save }));
    await actor.click(dialog.getByLabelText(isSpanish ? 'Texto de la consola' : 'Console text'));
    const text = '# set p_roll = 999\n###ERROR IN set: INVALID VALUE###\n';
    await actor.paste(text);
    expect(dialog.getByText(one)).toBeVisible();
    await actor.paste('###ERROR: INVALID NAME###');
    expect(dialog.getByText(two)).toBeVisible();
    await actor.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(sent).toMatchObject([{ text: `${text}###ERROR: INVALID NAME###` }]));
  },
);

test('a time in the future shows an error on its field, and the text stays', async () => {
  keeps([]);
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar la primera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar configuración' });
  await actor.click(within(dialog).getByLabelText('Texto de la consola'));
  await actor.paste('set p_pitch = 52');
  const at = within(dialog).getByLabelText('Fecha');
  await actor.clear(at);
  await actor.type(at, '2090-05-01T10:00');
  await actor.click(within(dialog).getByRole('button', { name: 'Guardar configuración' }));
  expect(await within(dialog).findByText('Todavía no ha llegado ese momento')).toBeVisible();
  expect(at).toHaveFocus();
  expect(within(dialog).getByLabelText('Texto de la consola')).toHaveValue('set p_pitch = 52');
});

test('a text pasted while the session ends is not lost', async () => {
  keeps([]);
  const { actor, store } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Guardar la primera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar configuración' }));
  await actor.click(dialog.getByLabelText('Texto de la consola'));
  await actor.paste('set p_pitch = 52');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(dialog.getByLabelText('Texto de la consola')).toBeVisible();
  expect(dialog.getByLabelText('Texto de la consola')).toHaveValue('set p_pitch = 52');
});

test('the last two are compared side by side, at an address of their own', async () => {
  keeps([june, may]);
  const { actor, address } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Comparar las dos últimas' }));
  expect(await screen.findByText('1 línea distinta')).toBeVisible();
  expect(address()).toBe(`${route}?before=may&after=june`);
  expect(screen.getByRole('heading', { level: 3, name: 'Diferencias' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 4, name: 'master' })).toBeVisible();
  expect(screen.getByText('set b = 2')).toBeVisible();
  expect(screen.getByText('set b = 3')).toBeVisible();
  await actor.selectOptions(screen.getByLabelText('Antes'), [
    screen.getAllByRole('option')[0] as HTMLElement,
  ]);
  expect(await screen.findByText('Elige dos configuraciones distintas.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Cerrar la comparación' }));
  await waitFor(() => expect(address()).toBe(route));
  // The pressed button is gone: by keyboard one goes on from its place.
  expect(document.activeElement).toContainElement(screen.getByText(/^1 jun 2026/));
  expect(document.body).not.toHaveFocus();
});

test('a comparison ends when one of the two is deleted', async () => {
  keeps([june, may]);
  server.use(
    http.delete(`/api/drones/${drone._id}/snapshots/may`, () => {
      keeps([june]);
      server.use(http.get(`/api/drones/${drone._id}/snapshots/may`, () => aServerError('NOT_FOUND')));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(`${route}?before=may&after=june`, { user });
  expect(await screen.findByText('1 línea distinta')).toBeVisible();
  const [, ofMay] = screen.getAllByRole('button', { name: /^Acciones de la configuración/ });
  await actor.click(ofMay as HTMLElement);
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog', { name: /¿Eliminar «la configuración del/ });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Diferencias' })).toBeNull());
  expect(screen.queryByText('No hemos podido cargar las configuraciones')).toBeNull();
});

test('one is shared and deleted from its menu', async () => {
  keeps([june]);
  const changes: unknown[] = [];
  const one = `/api/drones/${drone._id}/snapshots/june`;
  server.use(
    http.patch(one, async ({ request }) => {
      changes.push(await request.json());
      keeps([{ ...june, shared: true }]);
      return HttpResponse.json({ ...june, shared: true, text: '' });
    }),
    http.delete(one, () => {
      keeps([]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(route, { user });
  const menu = async (item: string) => {
    await actor.click(await screen.findByRole('button', { name: /^Acciones de la configuración/ }));
    await actor.click(await screen.findByRole('menuitem', { name: item }));
  };
  await menu('Compartir');
  expect(await screen.findByText('Compartida')).toBeVisible();
  expect(changes).toEqual([{ shared: true }]);
  await menu('Eliminar');
  const dialog = await screen.findByRole('dialog', { name: /¿Eliminar «la configuración del/ });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('heading', { name: 'Sin configuraciones guardadas' })).toBeVisible();
});

test('the file of a snapshot has the day that the list shows', async () => {
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  keeps([{ ...june, at: '2026-06-09T22:30:00.000Z' }]);
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: /^Acciones de la configuración/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Descargar' }));
  await waitFor(() => expect(names).toEqual(['diff-2026-06-10.txt']));
  press.mockRestore();
  zone.mockRestore();
});

test('a list that cannot be loaded shows an error and leaves the page as it is', async () => {
  keeps([]);
  server.use(http.get(`/api/drones/${drone._id}/snapshots`, () => aServerError('INTERNAL', 'Ahora no')));
  show(route, { user, language: 'en' });
  expect(await screen.findByText('We could not load the settings')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Avispa' })).toBeVisible();
});
