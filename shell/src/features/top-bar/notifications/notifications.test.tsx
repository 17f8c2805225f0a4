import type { Notification } from '@estela/contracts';
import type { Language } from '@estela/contracts/values';
import {
  act,
  aServerError,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { BellPlace } from '../bell-place.tsx';

const { _id, username, name, profilePicture, verified } = aUserCard({ username: 'bruno', name: 'Bruno' });
const bruno = { _id, username, name, profilePicture, verified };

function one(type: Notification['type'], fields: Partial<Notification> = {}): Notification {
  const now = new Date().toISOString();
  const { subject = { kind: 'pilot', _id: bruno._id, title: 'Bruno', group: null } } = fields;
  return {
    _id: `of ${type} ${fields.flyDay?.event ?? fields.subject?.kind ?? ''}`,
    type,
    kind: type,
    actor: bruno,
    others: 0,
    subject,
    target: subject,
    text: '',
    dueOn: null,
    read: false,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

const about = (kind: Notification['subject']['kind'], title: string, group: string | null = null) => ({
  kind,
  _id: 't1',
  title,
  group,
});

/** The notifications on the server; calls change them as they would there. */
let stored: Notification[];
let streams: EventTarget[];

const handlers = [
  http.get('/api/notifications', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    return HttpResponse.json({
      items: stored.slice(start, end),
      nextCursor: end < stored.length ? String(end) : null,
      unread: stored.filter(({ read }) => !read).length,
    });
  }),
  http.post('/api/notifications/read', async ({ request }) => {
    const { ids } = (await request.json()) as { ids?: string[] };
    stored = stored.map((item) => (!ids || ids.includes(item._id) ? { ...item, read: true } : item));
    return HttpResponse.json({ unread: stored.filter(({ read }) => !read).length });
  }),
  http.post('/api/events/ticket', () => HttpResponse.json({ ticket: 't', expiresIn: 60 }, { status: 201 })),
];

beforeEach(() => {
  stored = [];
  streams = [];
  globalThis.requestIdleCallback = (work) => setTimeout(work) as unknown as number;
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  } as unknown as typeof EventSource;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const dispatch = (kind: string) =>
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent(kind, { data: '{}' }));
  });

function renderBell(language: Language = 'es') {
  return renderApp(<BellPlace />, {
    user: aUser(),
    language,
    handlers,
  });
}

async function openPanel(language: Language = 'es') {
  const app = renderBell(language);
  await app.actor.click(await screen.findByRole('button'));
  return { ...app, panel: await screen.findByRole('dialog') };
}

const dueOn = '2026-12-03';
const day = (event: NonNullable<Notification['flyDay']>['event'], actor: Notification['actor'] = bruno) =>
  one('flyDay', {
    actor,
    subject: about('flyDay', 'Dique', 'g1'),
    flyDay: { event, at: '2026-12-05T10:00:00Z' },
  });

/** Each kind with its sentence in both languages and its link. */
const kinds: [Notification, RegExp, RegExp, string][] = [
  [one('follow'), /Bruno ha empezado a seguirte/, /Bruno started following you/, '/dashboard/bruno'],
  [one('followRequest'), /Bruno quiere seguirte/, /Bruno wants to follow you/, '/followers'],
  [one('followAccepted'), /ya le sigues/, /you follow them now/, '/dashboard/bruno'],
  [
    one('like', { subject: about('flight', 'Faro') }),
    /le gusta tu vuelo Faro/,
    /likes your flight Faro/,
    '/flights/t1',
  ],
  [
    one('like', { subject: about('drone', 'Mark5') }),
    /le gusta tu dron Mark5/,
    /likes your drone Mark5/,
    '/drones/t1',
  ],
  [
    one('like', { subject: about('spot', 'Cala') }),
    /le gusta tu spot Cala/,
    /likes your spot Cala/,
    '/spots/t1',
  ],
  [
    one('comment', { subject: about('flight', 'Faro') }),
    /ha comentado tu vuelo Faro/,
    /commented on your flight Faro/,
    '/flights/t1',
  ],
  [
    one('comment', { subject: about('topic', 'Sábado', 'g1') }),
    /ha comentado tu tema Sábado/,
    /commented on your topic Sábado/,
    '/groups/g1/topics/t1',
  ],
  [
    one('comment', { subject: { ...about('post', 'Normas', 'g1'), comment: 'c1' } }),
    /ha comentado tu entrada Normas/,
    /commented on your post Normas/,
    '/groups/g1/posts/t1#comment-c1',
  ],
  [
    one('reply', { subject: { ...about('topic', 'Sábado', 'g1'), comment: 'c1' } }),
    /ha respondido a tu comentario en Sábado/,
    /replied to your comment in Sábado/,
    '/groups/g1/topics/t1#comment-c1',
  ],
  [
    one('mention', { subject: { ...about('flight', 'Faro'), comment: 'c1' } }),
    /te ha mencionado en Faro/,
    /mentioned you in Faro/,
    '/flights/t1#comment-c1',
  ],
  [
    one('groupRequest', { subject: about('group', 'FPV') }),
    /quiere entrar en FPV/,
    /wants to join FPV/,
    '/groups/t1?tab=members',
  ],
  [one('groupJoin', { subject: about('group', 'FPV') }), /ha entrado en FPV/, /joined FPV/, '/groups/t1'],
  [
    one('groupApproved', { subject: about('group', 'FPV') }),
    /ya estás en FPV/,
    /you are in FPV now/,
    '/groups/t1',
  ],
  [
    one('groupInvite', { subject: about('group', 'FPV') }),
    /te invita a entrar en FPV/,
    /invites you to join FPV/,
    '/groups/t1',
  ],
  [
    day('created'),
    /ha convocado la quedada Dique: 5 dic/,
    /planned the fly-day Dique: 5 Dec/,
    '/groups/g1/fly-days/t1',
  ],
  [day('changed'), /ha cambiado la quedada Dique/, /changed the fly-day Dique/, '/groups/g1/fly-days/t1'],
  [
    day('cancelled'),
    /ha cancelado la quedada Dique/,
    /cancelled the fly-day Dique/,
    '/groups/g1/fly-days/t1',
  ],
  [
    day('movedUp', null),
    /Ya tienes plaza en la quedada Dique/,
    /You have a place on the fly-day Dique/,
    '/groups/g1/fly-days/t1',
  ],
  [
    day('reminder', null),
    /Recuerda la quedada Dique/,
    /Remember the fly-day Dique/,
    '/groups/g1/fly-days/t1',
  ],
  [
    one('warranty', { actor: null, dueOn, subject: about('equipmentItem', 'Gafas') }),
    /La garantía de Gafas termina el 3 dic 2026/,
    /The warranty of Gafas ends on 3 Dec 2026/,
    '/equipment-items?item=t1',
  ],
  [
    one('reminder', { actor: null, dueOn, text: 'hélices', subject: about('drone', 'Mark5') }),
    /Toca mantenimiento de Mark5: hélices/,
    /Upkeep of Mark5 is due: hélices/,
    '/drones/t1',
  ],
  [
    one('reminder', { actor: null, dueOn, text: 'correa', subject: about('component', 'VTX') }),
    /Toca mantenimiento de VTX/,
    /Upkeep of VTX is due/,
    '/components?part=t1',
  ],
  [
    one('moderation', { actor: null, subject: about('moderation', 'Playa') }),
    /una decisión de moderación sobre Playa/,
    /a moderation decision about Playa/,
    '/moderation?tab=mine',
  ],
  [
    one('moderation', { actor: null, subject: about('group', 'FPV') }),
    /algo denunciado en FPV/,
    /Something in FPV is reported/,
    '/groups/t1?tab=members',
  ],
];

test.each(['es', 'en'] as const)(
  'every kind has its sentence in %s and leads to where it happened',
  async (language) => {
    const half = (start: number, end?: number) => kinds.slice(start, end).map(([item]) => item);
    stored = [...half(0, 20), ...half(20)];
    const { panel, actor } = await openPanel(language);
    await actor.click(await within(panel).findByText(language === 'es' ? 'Cargar más' : 'Load more'));
    // Queries by role and name over so many rows would take longer than all other tests of this file.
    const links = () => [...panel.querySelectorAll('li a')];
    await waitFor(() => expect(links()).toHaveLength(kinds.length));
    for (const [index, [, spanish, english, to]] of kinds.entries()) {
      expect(links()[index]).toHaveTextContent(language === 'es' ? spanish : english);
      expect(links()[index]).toHaveAttribute('href', to);
    }
  },
);

test('likes of many are one sentence', async () => {
  stored = [one('like', { others: 3, subject: about('flight', 'Faro') })];
  const { panel, i18n } = await openPanel();
  expect(
    await within(panel).findByRole('link', { name: /^A Bruno y 3 más les gusta tu vuelo Faro/ }),
  ).toBeVisible();
  await act(() => i18n.changeLanguage('en'));
  expect(within(panel).getByRole('link', { name: /^Bruno and 3 more like your flight Faro/ })).toBeVisible();
});

test('the bell shows how many are unread, up to 99, and updates live', async () => {
  stored = [one('follow')];
  renderBell();
  expect(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' })).toHaveTextContent('1');
  await waitFor(() => expect(streams).toHaveLength(1));
  stored = Array.from({ length: 100 }, (_, index) => one('follow', { _id: `f${index}` }));
  await dispatch('notification');
  expect(await screen.findByRole('button', { name: 'Notificaciones: 99+ sin leer' })).toBeVisible();
  stored = [];
  await dispatch('notificationsChanged');
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toHaveTextContent('');
  // The stream was interrupted.
  stored = [one('followAccepted')];
  await dispatch('ready');
  expect(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeVisible();
});

test('opening one marks it as read, one press marks the rest, and the panel closes for the page', async () => {
  stored = [one('follow'), one('like', { subject: about('flight', 'Faro') }), one('followAccepted')];
  const { actor, address } = await openPanel();
  await actor.click(await screen.findByRole('link', { name: /Faro/ }));
  expect(address()).toBe('/flights/t1');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' })).toHaveFocus();

  await actor.keyboard('{Enter}');
  await actor.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }));
  expect(screen.queryByRole('link', { name: /sin leer/ })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Notificaciones' })).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notificaciones' })).toHaveFocus());
});

test('a row that cannot be marked becomes unread again, with an error', async () => {
  stored = [one('follow')];
  const { actor } = await openPanel();
  server.use(http.post('/api/notifications/read', () => aServerError('INTERNAL')));
  await actor.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: /sin leer/ })).toBeVisible();
});

test('an empty list leads to the feed', async () => {
  const { actor, panel } = await openPanel();
  expect(await within(panel).findByRole('link', { name: 'Ver el feed' })).toHaveAttribute('href', '/feed');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a list that failed to load can be requested again', async () => {
  const app = renderBell();
  server.use(http.get('/api/notifications', () => aServerError('INTERNAL')));
  await app.actor.click(await screen.findByRole('button'));
  expect(await screen.findByText('No se han podido cargar tus notificaciones')).toBeVisible();
  server.use(...handlers);
  stored = [one('follow')];
  await app.actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /Bruno ha empezado a seguirte/ })).toBeVisible();
});

test.each([
  [
    'followRequest',
    'Aceptar: Bruno',
    'PUT',
    `/api/users/me/follow-requests/${bruno._id}`,
    'Bruno ya te sigue',
  ],
  [
    'followRequest',
    'Rechazar: Bruno',
    'DELETE',
    `/api/users/me/follow-requests/${bruno._id}`,
    'Has rechazado a Bruno',
  ],
  ['groupInvite', 'Aceptar: FPV', 'POST', '/api/groups/t1/join', 'Ya estás en FPV'],
  ['groupInvite', 'Rechazar: FPV', 'POST', '/api/groups/t1/leave', 'Has rechazado la invitación a FPV'],
  ['groupRequest', 'Aceptar: Bruno', 'PATCH', `/api/groups/t1/members/${bruno._id}`, 'Bruno ya está en FPV'],
  [
    'groupRequest',
    'Rechazar: Bruno',
    'DELETE',
    `/api/groups/t1/members/${bruno._id}`,
    'Has rechazado la solicitud de Bruno',
  ],
] as const)('%s is answered in place: %s', async (kind, button, method, path, message) => {
  stored = [one(kind, kind === 'followRequest' ? {} : { subject: about('group', 'FPV') }), one('follow')];
  const { actor } = await openPanel();
  server.use(
    http.get('/api/groups/t1', () => HttpResponse.json({ rules: '' })),
    http[method.toLowerCase() as 'put'](path, () => {
      stored = stored.slice(1);
      return HttpResponse.json({});
    }),
  );
  await actor.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Notificaciones' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: /Bruno ha empezado a seguirte/ })).toBeVisible();
});

test('a group’s rules are read before its invitation is accepted, and a withdrawn one shows an error', async () => {
  stored = [one('groupInvite', { subject: about('group', 'FPV') }), one('follow')];
  const { actor } = await openPanel();
  const sent: unknown[] = [];
  server.use(
    http.get('/api/groups/t1', () => HttpResponse.json({ _id: 't1', name: 'FPV', rules: 'Sin gritos' })),
    http.post('/api/groups/t1/join', async ({ request }) => {
      sent.push(await request.json());
      return aServerError('CONFLICT', 'Esta invitación se ha retirado');
    }),
  );
  await actor.click(await screen.findByRole('button', { name: 'Aceptar: FPV' }));
  const rules = await screen.findByRole('dialog', { name: 'Normas de FPV' });
  expect(within(rules).getByText('Sin gritos')).toBeVisible();
  expect(sent).toEqual([]);
  // Withdrawn while it is read: the row disappears, the rules stay open.
  stored = stored.slice(1);
  dispatch('notification');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /te invita/, hidden: true })).not.toBeInTheDocument(),
  );
  await actor.click(within(rules).getByRole('button', { name: 'Acepto las normas y quiero entrar' }));
  expect(await screen.findByText('Esta invitación se ha retirado')).toBeVisible();
  expect(sent).toEqual([{ accept: true }]);
  expect(await screen.findByRole('link', { name: /Bruno ha empezado a seguirte/ })).toBeVisible();
});
