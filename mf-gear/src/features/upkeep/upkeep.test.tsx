import type { Reminder, ReminderRule, UpkeepEntry } from '@estela/contracts';
import { hasUnsavedChanges } from '@estela/runtime';
import {
  aComponent,
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
const at = '2026-05-01T10:00:00.000Z';
const times = { createdAt: at, updatedAt: at };

const crash: UpkeepEntry = {
  ...{ _id: 'crash', drone: drone._id, kind: 'crash', at, text: 'Contra un pino' },
  ...{ cost: 1250, currency: 'EUR', component: { _id: null, name: 'Brazo' }, ...times },
};
const rule: ReminderRule = {
  ...{ _id: 'rule', subject: { kind: 'drone', _id: drone._id, name: 'Avispa' }, text: 'Cambiar hélices' },
  ...{ every: { flights: 20 }, since: at, tz: 'Europe/Madrid', used: 22, left: -2, dueOn: null, due: true },
  ...times,
};

function keeps(entries: UpkeepEntry[], rules: ReminderRule[] = [], due: Reminder[] = []) {
  const costs = entries.length > 0 ? [{ currency: 'EUR', amount: 1250 }] : [];
  server.use(
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get('/api/drones', () => HttpResponse.json(aPage([drone]))),
    http.get(`/api/drones/${drone._id}/snapshots`, () => HttpResponse.json(aPage([]))),
    http.get(`/api/drones/${drone._id}/upkeep`, () => HttpResponse.json({ ...aPage(entries), costs })),
    http.get('/api/gear/reminder-rules', () => HttpResponse.json(aPage(rules))),
    http.get('/api/gear/reminders', () => HttpResponse.json(aPage(due))),
    http.get('/api/components', () => HttpResponse.json(aPage([aComponent({ name: 'XING 2207' })]))),
  );
}

/** Accepts what is sent to a path and answers with it. */
function takes(method: 'post' | 'patch', path: string, answer: object) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status: method === 'post' ? 201 : 200 });
    }),
  );
  return sent;
}

test('the log shows the entries, also of a deleted part, and the total cost', async () => {
  keeps([crash]);
  show(route, { user });
  expect(await screen.findByText('Contra un pino')).toBeVisible();
  expect(screen.getByText('Pieza: Brazo (ya no está en el hangar)')).toBeVisible();
  expect(screen.getByText(/Coste total: 12,50\s€/)).toBeVisible();
});

test('others see neither log nor reminders', async () => {
  keeps([crash], [rule]);
  show(route, { user: aUser({ _id: 'other' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Avispa' })).toBeVisible();
  expect(screen.queryByText('Mantenimiento')).toBeNull();
  expect(screen.queryByText('Recordatorios')).toBeNull();
});

test('the form for another pilot’s log shows that drone’s page', async () => {
  keeps([]);
  show(`${route}?upkeep=new`, { user: aUser({ _id: 'other' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Avispa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar anotación' })).toBeNull();
});

test('an entry written while the session ends is not lost', async () => {
  keeps([]);
  const { actor, store } = show(`${route}?upkeep=new`, { user });
  const words = await screen.findByLabelText('Qué pasó o qué hiciste');
  await actor.type(words, 'Motor trasero');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByLabelText('Qué pasó o qué hiciste')).toBe(words);
  expect(words).toHaveValue('Motor trasero');
});

test('an entry is sent with its cost in cents; a wrong one marks its fields and stays', async () => {
  keeps([]);
  const path = `/api/drones/${drone._id}/upkeep`;
  const { actor, address } = show(route, { user });
  await actor.click(await screen.findByRole('link', { name: 'Anotar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anotar mantenimiento' })).toBeVisible();
  expect(address()).toBe(`${route}?upkeep=new`);
  const save = await screen.findByRole('button', { name: 'Guardar anotación' });
  await actor.click(save);
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(screen.getByLabelText('Qué fue')).toHaveFocus();
  const day = screen.getByLabelText('Fecha');
  const today = (day as HTMLInputElement).value;
  await actor.clear(day);
  await actor.type(day, '2090-01-31');
  expect(await screen.findByText('No puede ser una fecha futura')).toBeVisible();
  await actor.clear(day);
  await actor.type(day, today);
  await actor.selectOptions(screen.getByLabelText('Qué fue'), 'Pieza cambiada');
  await actor.type(screen.getByLabelText('Qué pasó o qué hiciste'), 'Motor trasero');
  expect(hasUnsavedChanges('query')).toBe(true);
  await actor.type(screen.getByLabelText(/Coste/), '24,99');
  await actor.click(await screen.findByRole('radio', { name: /XING 2207/ }));
  server.use(http.post(path, () => aServerError('VALIDATION', 'Revisa.', { text: 'No puede ser.' })));
  await actor.click(save);
  expect(await screen.findByText('No puede ser.')).toBeVisible();
  expect(screen.getByLabelText('Qué pasó o qué hiciste')).toHaveValue('Motor trasero');

  const sent = takes('post', path, crash);
  await actor.type(screen.getByLabelText('Qué pasó o qué hiciste'), ' nuevo');
  keeps([crash]);
  await actor.click(save);
  expect(await screen.findByText('Anotación guardada')).toBeVisible();
  expect(sent).toMatchObject([
    { kind: 'replacement', text: 'Motor trasero nuevo', cost: 2499, currency: 'EUR' },
  ]);
  expect(await screen.findByText('Contra un pino')).toBeVisible();
  expect(address()).toBe(route);
});

test('editing sends only what was changed, and deleting asks first', async () => {
  keeps([crash]);
  const one = `/api/drones/${drone._id}/upkeep/crash`;
  const sent = takes('patch', one, crash);
  server.use(
    http.get(one, () => HttpResponse.json(crash)),
    http.delete(one, () => new HttpResponse(null, { status: 204 })),
  );
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('link', { name: /^Editar «Golpe/ }));
  const text = await screen.findByLabelText('Qué pasó o qué hiciste');
  await actor.clear(text);
  await actor.type(text, 'Contra un roble');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual([{ text: 'Contra un roble' }]));

  await actor.click(await screen.findByRole('button', { name: /^Eliminar .*Golpe/ }));
  const question = await screen.findByRole('dialog', { name: /¿Eliminar «Golpe/ });
  keeps([]);
  await actor.click(within(question).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Sin anotaciones todavía')).toBeVisible();
});

test('a log whose last page was emptied shows the page before', async () => {
  keeps([]);
  const asked: (string | null)[] = [];
  server.use(
    http.get(`/api/drones/${drone._id}/upkeep`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      asked.push(page);
      return HttpResponse.json({ ...aPage(page === '1' ? [crash] : []), total: 20, costs: [] });
    }),
  );
  const { address } = show(`${route}?log=2`, { user });
  expect(await screen.findByText('Contra un pino')).toBeVisible();
  expect(screen.queryByText('Sin anotaciones todavía')).toBeNull();
  expect([asked, address()]).toEqual([['2', '1'], route]);
});

test('the form of a deleted entry leads back to its drone', async () => {
  keeps([]);
  server.use(http.get(`/api/drones/${drone._id}/upkeep/crash`, () => aServerError('NOT_FOUND')));
  show(`${route}?upkeep=crash`, { user });
  expect(await screen.findByText('Esta anotación ya no está en el registro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al dron' })).toHaveAttribute('href', route);
});

test('a log or reminders that cannot be loaded show an error and can be loaded again', async () => {
  keeps([crash], [rule]);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`/api/drones/${drone._id}/upkeep`, () => aServerError('INTERNAL'), { once: true }),
    http.get('/api/gear/reminder-rules', () => aServerError('INTERNAL'), { once: true }),
  );
  const { actor } = show(route, { user });
  for (const title of [
    'No hemos podido cargar los recordatorios',
    'No hemos podido cargar el mantenimiento',
  ]) {
    const face = (await screen.findByText(title)).closest('[role=alert]');
    server.use(
      http.get('/api/gear/reminder-rules', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json(aPage([rule]));
      }),
    );
    await actor.click(within(face as HTMLElement).getByRole('button', { name: 'Reintentar' }));
  }
  expect(await screen.findByText('Contra un pino')).toBeVisible();
  expect(await screen.findByText('Cambiar hélices')).toBeVisible();
  // The server selects those of this drone, for the pilot's day.
  expect(asked[0]?.get('subject')).toBe(drone._id);
  expect(asked[0]?.get('tz')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a reminder by hours is sent in minutes', async () => {
  keeps([]);
  const sent = takes('post', '/api/gear/reminder-rules', rule);
  const { actor } = show(route, { user });
  await actor.click(await screen.findByRole('button', { name: 'Añadir recordatorio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Añadir recordatorio' });
  await actor.type(within(dialog).getByLabelText('Qué hay que hacer'), 'Revisar motores');
  await actor.selectOptions(within(dialog).getByLabelText('Medida'), 'horas de vuelo');
  await actor.type(within(dialog).getByLabelText('Cada'), '2,5');
  await actor.click(within(dialog).getByRole('button', { name: 'Guardar recordatorio' }));
  expect(await screen.findByText('Recordatorio guardado')).toBeVisible();
  const subject = { kind: 'drone', _id: drone._id };
  expect(sent).toMatchObject([{ subject, text: 'Revisar motores', every: { minutes: 150 } }]);
});

test('hours reopen rounded, and less than an hour is shown in minutes', async () => {
  keeps([], [{ ...rule, every: { minutes: 100 }, used: 98, left: 2, due: false }]);
  const { actor } = show(route, { user });
  expect(await screen.findByText(/dentro de 2 min/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Editar «Cambiar hélices»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar el recordatorio' });
  expect(within(dialog).getByLabelText('Cada')).toHaveValue('1,67');
});

test('what is due is shown above the hangar until it is done', async () => {
  const { subject, text } = rule;
  const warranty: Reminder = {
    ...{ kind: 'warranty', _id: 'item', text: '', dueOn: '2020-06-30', rule: null },
    subject: { kind: 'equipmentItem', _id: 'item', name: 'Gafas' },
  };
  keeps([], [rule], [{ kind: 'rule', _id: 'rule', subject, text, dueOn: null, rule }, warranty]);
  const sent = takes('post', '/api/gear/reminder-rules/rule/done', rule);
  const { actor } = show('/drones', { user });
  const panel = (await screen.findByRole('heading', { name: /^Pendiente/ })).closest('section');
  expect(within(panel as HTMLElement).getByText(/2 vuelos de retraso/)).toBeVisible();
  expect(within(panel as HTMLElement).getByText(/terminó el 30 jun 2020/)).toBeVisible();
  expect(within(panel as HTMLElement).getByRole('link', { name: 'Avispa' })).toHaveAttribute('href', route);
  keeps([], [], []);
  await actor.click(screen.getByRole('button', { name: 'Hecho: Cambiar hélices, Avispa' }));
  await waitFor(() => expect(sent).toEqual([{}]));
  expect(await within(panel as HTMLElement).findByText('Todo tu equipo está al día')).toBeVisible();
  // The pressed button is gone: by keyboard one goes on from its place.
  expect(panel?.parentElement).toHaveFocus();
});
