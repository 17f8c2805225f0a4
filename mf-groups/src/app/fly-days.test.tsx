import type { FlyDay } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import {
  act,
  aGroup,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  hearStreams,
  http,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { NextFlyDays } from '../features/next-fly-days/next-fly-days.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const ana = aUser();
const berto = aUserCard({ username: 'berto', name: 'Berto' });
const member = { role: 'member', status: 'member' } as const;
const group = aGroup({ name: 'FPV Madrid', membership: member });
const list = `/groups/${group._id}?tab=fly-days`;

function aFlyDay(fields: Partial<FlyDay> = {}): FlyDay {
  return {
    ...{ _id: '01900000-0000-7000-8000-0000000000f1', group: { _id: group._id, name: group.name } },
    ...{ author: berto, title: 'El Atazar', description: 'Traed agua', spot: null, limit: null },
    ...{ at: '2100-05-01T08:00:00.000Z', until: '2100-05-01T12:00:00.000Z', cancelled: false, over: false },
    ...{ going: 0, waiting: 0, maybe: 0, declined: 0, answer: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', ...fields },
  };
}

const day = aFlyDay();
const page = `/groups/${group._id}/fly-days/${day._id}`;
const api = `/api/groups/${group._id}/fly-days`;

function open(route: string, handlers: Parameters<typeof http.get>[1] | object[] = [], its = group) {
  return renderApp(<App />, {
    route,
    user: ana,
    catalogues: { groups: { es, en } },
    handlers: [
      ...(handlers as never[]),
      http.get(`/api/groups/${group._id}`, () => HttpResponse.json(its)),
      http.get(`${api}/${day._id}/answers`, () => HttpResponse.json(aStream([]))),
    ],
  });
}
/** A server with one fly-day. */
const holding = (its: FlyDay) => http.get(`${api}/${its._id}`, () => HttpResponse.json(its));

test('the tab shows the next ones, who comes and the viewer’s answer, and past ones apart', async () => {
  const full = aFlyDay({ limit: 4, going: 4, waiting: 1, answer: { answer: 'yes', state: 'waiting' } });
  const past = aFlyDay({ title: 'Otoño', over: true, going: 3 });
  const { actor, address } = open(list, [
    http.get(api, ({ request }) => {
      const when = new URL(request.url).searchParams.get('when');
      return HttpResponse.json(aStream([when === 'past' ? past : full]));
    }),
  ]);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'El Atazar' })).toHaveAttribute('href', page);
  expect(card).toHaveTextContent('Plazas ocupadas: 4 de 4 · 1 en espera');
  expect(within(card).getByText('En lista de espera')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Convocar quedada' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Pasadas' }));
  expect(await screen.findByText('Fueron 3 pilotos')).toBeVisible();
  expect(address()).toContain('when=past');
});

test('an empty tab offers members to plan one, and tells others who can', async () => {
  const none = http.get(api, () => HttpResponse.json(aStream([])));
  const first = open(list, [none]);
  expect(await screen.findByText('No hay quedadas a la vista')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Convocar quedada' })).toHaveAttribute(
    'href',
    page.replace(day._id, 'new'),
  );
  first.unmount();
  open(list, [none], { ...group, membership: null });
  expect(await screen.findByText(/Cuando un miembro convoque una/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Convocar quedada' })).toBeNull();
});

test('a list that failed can be tried again', async () => {
  let isDown = true;
  const { actor } = open(list, [
    http.get(api, () => (isDown ? aServerError('INTERNAL') : HttpResponse.json(aStream([day])))),
  ]);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isDown = false;
  await actor.click(retry);
  expect(await screen.findByRole('link', { name: 'El Atazar' })).toBeVisible();
});

test('an answer shows whether there is a place, and one that the server refuses shows why', async () => {
  let its = aFlyDay({ limit: 1, going: 1 });
  let refusal: string | undefined;
  const { actor } = open(page, [
    http.get(`${api}/${day._id}`, () => HttpResponse.json(its)),
    http.put(`${api}/${day._id}/answer`, () => {
      if (refusal) return aServerError('CONFLICT', refusal);
      its = aFlyDay({ limit: 1, going: 1, waiting: 1, answer: { answer: 'yes', state: 'waiting' } });
      return HttpResponse.json(its.answer);
    }),
  ]);
  expect(await screen.findByText(/No quedan plazas/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Voy' }));
  expect(await screen.findByText(/Estás en la lista de espera/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voy' })).toHaveAttribute('aria-pressed', 'true');
  refusal = 'Esta quedada está cancelada';
  await actor.click(screen.getByRole('button', { name: 'No voy' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('those who come are listed in the order of their answers, apart from those who wait', async () => {
  const its = aFlyDay({ limit: 1, going: 1, waiting: 1 });
  const guest = (list: string, name: string) => ({ user: aUserCard({ name }), list, answeredAt: its.at });
  const { actor } = open(page, [
    holding(its),
    http.get(`${api}/${day._id}/answers`, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('list');
      return HttpResponse.json(
        aStream([wanted === 'waiting' ? guest('waiting', 'Cleo') : guest('going', 'Dani')]),
      );
    }),
  ]);
  expect(await screen.findByRole('link', { name: 'Dani' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /En espera/ }));
  expect(await screen.findByRole('link', { name: 'Cleo' })).toBeVisible();
});

test('a pilot outside the group can read and is asked to join; nobody can edit another’s fly-day', async () => {
  open(page, [holding(day)], { ...group, membership: null });
  expect(await screen.findByText('Solo los miembros del grupo se apuntan')).toBeVisible();
  expect(screen.getByRole('button', { name: /Unirme/ })).toBeVisible();
  for (const name of ['Voy', /^Acciones de/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('its author cancels it after a question, and restores it', async () => {
  let its = aFlyDay({ author: ana });
  const { actor } = open(page, [
    http.get(`${api}/${day._id}`, () => HttpResponse.json(its)),
    http.patch(`${api}/${day._id}`, async ({ request }) => {
      its = { ...its, ...((await request.json()) as Partial<FlyDay>) };
      return HttpResponse.json(its);
    }),
  ]);
  await actor.click(await screen.findByRole('button', { name: /^Acciones de/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Cancelar la quedada' }));
  const dialog = await screen.findByRole('dialog');
  await actor.click(within(dialog).getByRole('button', { name: 'Cancelar la quedada' }));
  expect(await screen.findByText('Esta quedada está cancelada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Voy' })).toBeNull();
  await actor.click(screen.getByRole('button', { name: /^Acciones de/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Reactivar' }));
  expect(await screen.findByRole('button', { name: 'Voy' })).toBeVisible();
});

test('the calendar file is the one from the server', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const { actor } = open(page, [
    holding(day),
    http.get(`${api}/${day._id}/calendar.ics`, () =>
      HttpResponse.text('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    ),
  ]);
  await actor.click(await screen.findByRole('button', { name: 'Añadir al calendario' }));
  await waitFor(() => expect(saved?.type).toBe('text/calendar'));
});

test('a refused new one shows errors on its fields and keeps what was typed; once created it is shown', async () => {
  let sent: unknown;
  const { actor, address } = open(`/groups/${group._id}/fly-days/new`, [
    holding(day),
    http.post(api, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(day, { status: 201 });
    }),
  ]);
  await actor.click(await screen.findByRole('button', { name: 'Convocar' }));
  const title = screen.getByRole('textbox', { name: /Título/ });
  await waitFor(() => expect(title).toHaveFocus());
  const latest = (screen.getByLabelText(/Empieza/) as HTMLInputElement).max;
  expect(Math.round((Date.parse(latest) - Date.now()) / 86_400_000)).toBe(limits.flyDay.ahead);
  await actor.type(title, 'El Atazar');
  const limit = screen.getByRole('textbox', { name: /Plazas/ });
  await actor.type(limit, '0');
  await actor.click(screen.getByRole('button', { name: 'Convocar' }));
  await waitFor(() => expect(limit).toHaveFocus());
  expect(title).toHaveValue('El Atazar');
  await actor.clear(limit);
  await actor.type(limit, '4');
  await actor.click(screen.getByRole('button', { name: 'Convocar' }));
  await waitFor(() => expect(address()).toBe(page));
  expect(sent).toMatchObject({ title: 'El Atazar', limit: 4, spot: null, until: null, going: true });
});

test('editing sends only what was changed, and does not touch a spot that is hidden from the moderator', async () => {
  let sent: unknown;
  const { actor } = open(
    `${page}?edit=1`,
    [
      holding(day),
      http.patch(`${api}/${day._id}`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(day);
      }),
    ],
    { ...group, membership: { role: 'moderator', status: 'member' } },
  );
  const title = await screen.findByRole('textbox', { name: /Título/ });
  await actor.type(title, '!');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual({ title: 'El Atazar!' }));
});

test('the section of other pages shows the next ones with their group, or that there are none', async () => {
  let days = [day];
  const show = () =>
    renderApp(<NextFlyDays most={3} />, {
      user: ana,
      catalogues: { groups: { es, en } },
      handlers: [http.get('/api/fly-days', () => HttpResponse.json(aStream(days)))],
    });
  const { unmount } = show();
  expect(await screen.findByText(/FPV Madrid/)).toBeVisible();
  unmount();
  days = [];
  show();
  expect(await screen.findByText(/^Tus grupos no tienen quedadas a la vista/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar grupos' })).toHaveAttribute('href', '/groups');
});

test('a list loaded while the stream of events is open is requested once', async () => {
  const streams = hearStreams();
  const asked: string[] = [];
  const { actor } = open(list.replace('fly-days', 'about'), [
    http.get(api, ({ request }) => {
      const when = new URL(request.url).searchParams.get('when') ?? 'upcoming';
      asked.push(when);
      return HttpResponse.json(aStream([{ ...day, title: when }]));
    }),
    http.post('/api/events/ticket', () =>
      HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
    ),
  ]);
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => streams[0]?.dispatchEvent(new Event('ready')));
  await actor.click(screen.getByRole('link', { name: es.tabs.flyDays }));
  await screen.findByText('upcoming');
  await actor.click(screen.getByRole('button', { name: 'Pasadas' }));
  await screen.findByText('past');
  expect(asked).toEqual(['upcoming', 'past']);
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('a pilot outside the group is asked to join before planning one', async () => {
  let membership: typeof group.membership = null;
  const { actor } = renderApp(<App />, {
    route: `/groups/${group._id}/fly-days/new`,
    user: ana,
    catalogues: { groups: { es, en } },
    handlers: [
      http.get(`/api/groups/${group._id}`, () => HttpResponse.json({ ...group, membership })),
      http.post(`/api/groups/${group._id}/join`, () => {
        membership = member;
        return HttpResponse.json({ user: berto, ...member });
      }),
    ],
  });
  expect(await screen.findByText('Solo los miembros del grupo convocan quedadas.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Unirme a FPV Madrid' }));
  expect(await screen.findByRole('textbox', { name: /Título/ })).toBeVisible();
});

test('a form sent after the fly-day is over shows an error, and keeps what was typed', async () => {
  let its = aFlyDay({ author: ana });
  const { actor } = open(`${page}?edit=1`, [
    http.get(`${api}/${day._id}`, () => HttpResponse.json(its)),
    http.patch(`${api}/${day._id}`, () => {
      its = { ...its, over: true };
      return aServerError('CONFLICT', 'Esta quedada ya ha pasado');
    }),
  ]);
  const title = await screen.findByRole('textbox', { name: /Título/ });
  await actor.type(title, '!');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Esta quedada ya ha pasado')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(title).toBeVisible();
  expect(title).toHaveValue('El Atazar!');
});

test('edits made while the session ends are not lost', async () => {
  const { actor, store } = open(`${page}?edit=1`, [holding(aFlyDay({ author: ana }))]);
  const title = await screen.findByRole('textbox', { name: /Título/ });
  await actor.type(title, '!');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByRole('textbox', { name: /Título/ })).toBe(title);
  expect(title).toHaveValue('El Atazar!');
});
