import type { Comment, Group, Topic } from '@estela/contracts';
import {
  act,
  aFlight,
  aGroup,
  aMembership,
  aServerError,
  aStream,
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
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const user = aUser();
const catalogues = { groups: { es, en } };
const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const member = aGroup({ _id: 'g1', name: 'Bandos', membership: aMembership() });
const moderated = { ...member, membership: aMembership({ role: 'moderator' }) };

function aTopic(fields: Partial<Topic> = {}): Topic {
  return {
    ...{ _id: 't1', group: 'g1', author: bruno, title: '¿Volamos?', description: '', pinned: false },
    ...{ locked: false, postCount: 2, lastActivity: at(5), readAt: at(1), unread: 0, edited: false },
    muted: false,
    ...{ createdAt: at(0), updatedAt: at(0) },
    ...fields,
  };
}

let written = 0;
function aComment(fields: Partial<Comment> = {}): Comment {
  written += 1;
  return {
    ...{ _id: `c${written}`, topic: 't1', parent: null, author: bruno, text: 'Hola', mentions: [] },
    ...{ edited: false, deleted: false, replies: [], replyCount: 0 },
    ...{ createdAt: at(written), updatedAt: at(written) },
    ...fields,
  };
}

interface Held {
  group?: Group;
  topic?: Topic;
  comments?: Comment[];
  search?: string;
}

/** The topic's page with a server that has the given data; `asked` are the requests for comments. */
function showTopic({ group = member, topic = aTopic(), comments = [], search = '' }: Held = {}) {
  const held = { topic, group, comments };
  const asked: string[] = [];
  const handlers = [
    http.get('/api/groups/g1', () => HttpResponse.json(held.group)),
    http.get('/api/groups/g1/topics/t1', () => HttpResponse.json(held.topic)),
    http.put('/api/groups/g1/topics/t1/read', () => {
      held.topic = { ...held.topic, readAt: at(30) };
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/groups/g1/topics/t1/comments', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aStream(held.comments));
    }),
  ];
  return {
    held,
    asked,
    ...renderApp(<App />, { user, catalogues, route: `/groups/g1/topics/t1${search}`, handlers }),
  };
}

const box = () => screen.findByRole('textbox', { name: 'Escribe un comentario' });
const post = (answer: () => Response) => http.post('/api/groups/g1/topics/t1/comments', answer);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the list shows what is pinned, locked and new, and links to the topic', async () => {
  const topics = [
    aTopic({ pinned: true, title: '<b>Normas</b>', locked: true }),
    aTopic({ _id: 't2', unread: 3 }),
    aTopic({ _id: 't3', title: 'Mucho', unread: 100 }),
  ];
  renderApp(<App />, {
    ...{ user, catalogues, route: '/groups/g1' },
    handlers: [
      http.get('/api/groups/g1', () => HttpResponse.json(member)),
      http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream(topics))),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Temas' });
  const rows = within(list).getAllByRole('article');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/<b>Normas<\/b>FijadoBloqueadoBruno2 comentarios/),
    expect.stringMatching(/3 nuevos$/),
    expect.stringMatching(/Más de 99 nuevos$/),
  ]);
  expect(screen.getByRole('link', { name: 'Mucho' })).toHaveAttribute('href', '/groups/g1/topics/t3');
});

test('the list is loaded again when its tab is opened again', async () => {
  let unread = 0;
  const { actor } = renderApp(<App />, {
    ...{ user, catalogues, route: '/groups/g1' },
    handlers: [
      http.get('/api/groups/g1', () => HttpResponse.json(member)),
      http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream([aTopic({ unread })]))),
      http.get('/api/groups/g1/posts', () => HttpResponse.json(aStream([]))),
    ],
  });
  await screen.findByRole('list', { name: 'Temas' });
  await actor.click(screen.getByRole('link', { name: /^Entradas/ }));
  await screen.findByRole('button', { name: 'Escribir una entrada' });
  unread = 3;
  await actor.click(screen.getByRole('link', { name: /^Temas/ }));
  expect(await screen.findByText('3 nuevos')).toBeVisible();
});

test('a member starts a topic; unsaved input is restored', async () => {
  const handlers = [
    http.get('/api/groups/g1', () => HttpResponse.json(member)),
    http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream([]))),
    http.post('/api/groups/g1/topics', () => aServerError('FORBIDDEN', 'Ya no puedes')),
  ];
  const { actor } = renderApp(<App />, { user, catalogues, route: '/groups/g1', handlers });
  await actor.click(await screen.findByRole('button', { name: 'Abrir un tema' }));
  const dialog = await screen.findByRole('dialog', { name: 'Abrir un tema' });
  await actor.click(within(dialog).getByRole('button', { name: 'Abrir tema' }));
  expect(await within(dialog).findByRole('textbox', { name: /Título/ })).toHaveFocus();
  expect(within(dialog).queryByRole('switch')).toBeNull();
  await actor.type(within(dialog).getByRole('textbox', { name: /Título/ }), 'Sábado');
  await actor.click(within(dialog).getByRole('button', { name: 'Abrir tema' }));
  expect(await within(dialog).findByText('Ya no puedes')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Título/ })).toHaveValue('Sábado');
  expect(Object.values(localStorage).join()).toContain('Sábado');
});

test('a member mutes a topic on its page', async () => {
  const { actor, held } = showTopic();
  server.use(
    http.put('/api/groups/g1/topics/t1/mute', () => {
      held.topic = aTopic({ muted: true });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const mute = await screen.findByRole('button', { name: 'Silenciar «¿Volamos?»' });
  expect(mute).toHaveAttribute('aria-pressed', 'false');
  await actor.click(mute);
  await waitFor(() => expect(mute).toHaveAttribute('aria-pressed', 'true'));
});

test('a flight of one’s own is added to a comment as a link on its own line', async () => {
  const { actor } = showTopic();
  const flight = aFlight({ title: 'Cresta' });
  server.use(
    http.get('/api/flights', () => HttpResponse.json({ items: [flight], page: 1, limit: 20, total: 1 })),
  );
  await actor.type(await box(), 'Mirad');
  const add = screen.getByRole('button', { name: 'Añadir un vuelo, spot o dron' });
  await actor.click(add);
  await actor.click(await screen.findByRole('radio', { name: /Cresta/ }));
  expect(await box()).toHaveValue(`Mirad\n/flights/${flight._id}\n`);
  expect(add).toHaveFocus();
});

test('replies are under their comment as plain text, whatever they contain; deleted ones leave a placeholder', async () => {
  const {
    replies: _none,
    replyCount: _zero,
    deleted: _no,
    ...comment
  } = aComment({ text: '<img src=x onerror=1>' });
  const answer = { ...comment, author: bruno, parent: 'c0' };
  const gone = aComment({
    _id: 'c0',
    author: null,
    deleted: true,
    text: '',
    replies: [answer],
    replyCount: 21,
  });
  const { asked, actor } = showTopic({ comments: [gone] });
  expect(await screen.findByText('<img src=x onerror=1>')).toBeVisible();
  expect(screen.getByText('Comentario eliminado')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Ver 20 respuestas más' }));
  await waitFor(() => expect(asked.at(-1)).toContain('parent=c0'));
});

test('comments made while the page is open are announced in a pill, then listed apart and marked', async () => {
  const { held, asked, actor } = showTopic({ topic: aTopic({ readAt: at(2) }), comments: [] });
  held.topic = aTopic({ readAt: at(2), unread: 3 });
  const pill = await screen.findByRole('button', { name: '3 comentarios nuevos' });
  expect(asked.every((search) => !search.includes('since'))).toBe(true);
  held.comments = [aComment({ text: 'Recién dicho', createdAt: at(40) })];
  held.topic = aTopic({ readAt: at(41) });
  await actor.click(pill);
  expect(await screen.findByText('Recién dicho')).toBeVisible();
  expect(screen.getByText('nuevo')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Nuevos/ })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.at(-1)).toContain(`since=${encodeURIComponent(at(30))}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: /comentarios nuevos/ })).toBeNull());
});

test('a member who returns to a topic sees the new comments, before they count as read', async () => {
  const { held, actor } = showTopic({ comments: [aComment({ text: 'Antes' })] });
  server.use(http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream([held.topic]))));
  expect(await screen.findByText('Antes')).toBeVisible();
  await actor.click(screen.getByRole('link', { name: 'Bandos' }));
  held.comments = [aComment({ text: 'Entretanto', createdAt: at(40) }), ...held.comments];
  held.topic = { ...held.topic, unread: 1 };
  await actor.click(await screen.findByRole('link', { name: '¿Volamos?' }));
  expect(await screen.findByText('Entretanto')).toBeVisible();
});

test('a new comment is on top; a pilot who may no longer read sees why, and the typed text stays', async () => {
  const { actor, held } = showTopic({ comments: [aComment({ text: 'Antes' })] });
  server.use(post(() => HttpResponse.json(aComment({ text: 'Voy' }), { status: 201 })));
  await actor.type(await box(), 'Voy');
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('Voy')).toBeVisible();
  expect(await box()).toHaveValue('');

  await actor.type(await box(), 'Me echan');
  server.use(
    post(() => aServerError('NOT_FOUND')),
    http.get('/api/groups/g1/topics/t1', () => aServerError('NOT_FOUND')),
  );
  held.group = aGroup({ _id: 'g1', name: 'Bandos', private: true });
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(
    await screen.findByRole('heading', { name: 'Este tema no existe o ya no puedes verlo' }),
  ).toBeVisible();
  const kept = await screen.findByRole('region', { name: 'Lo que escribiste y no se ha enviado' });
  expect(within(kept).getByText('Me echan')).toBeVisible();
  await actor.click(within(kept).getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText('Me echan')).toBeNull();
});

test('a topic shows its Markdown as a post does, and the lines as they were typed', async () => {
  showTopic({ topic: aTopic({ description: 'Traed **gafas**\ny [mapa](https://example.com/mapa)' }) });
  const strong = await screen.findByText('gafas', { selector: 'strong' });
  expect(strong.closest('p')?.textContent).toBe('Traed gafas\ny mapa');
  expect(screen.getByRole('link', { name: 'mapa' })).toHaveAttribute('href', 'https://example.com/mapa');
});

test('text typed while a topic is locked stays, and moderators can still write', async () => {
  const { actor, held } = showTopic();
  await actor.type(await box(), 'Tarde');
  server.use(post(() => aServerError('FORBIDDEN', 'Este tema está bloqueado')));
  held.topic = aTopic({ locked: true });
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('Este tema está bloqueado: solo escriben quienes moderan.')).toBeVisible();
  expect(screen.getByText('Tarde')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['a member', member, { author: bruno }, null],
  ['its author', member, { author: { ...bruno, _id: user._id } }, ['Editar', 'Eliminar']],
  ['a moderator', moderated, {}, ['Fijar arriba', 'Bloquear el tema', 'Eliminar']],
  [
    'a moderator, once pinned and locked',
    moderated,
    { pinned: true, locked: true },
    ['Dejar de fijar', 'Desbloquear el tema', 'Eliminar'],
  ],
  ['a stranger', aGroup({ _id: 'g1' }), {}, null],
] as const)('%s is offered what they may do', async (_who, group, fields, offered) => {
  const { actor } = showTopic({ group, topic: aTopic(fields) });
  await screen.findByRole('heading', { name: '¿Volamos?' });
  const menu = screen.queryByRole('button', { name: 'Acciones de ¿Volamos?' });
  if (menu) await actor.click(menu);
  const items = menu && (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(offered);
  const mayWrite = group.membership !== null;
  expect(screen.queryByRole('textbox') !== null).toBe(mayWrite);
  expect(screen.queryByRole('button', { name: /^Silenciar/ }) !== null).toBe(mayWrite);
  if (mayWrite) return;
  expect(screen.getByText('Únete al grupo para escribir.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Unirme/ })).toBeVisible();
});

const me = { ...bruno, _id: user._id };

/** The form's chunk is loaded by now, by a test before. */
async function staysClosed() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('dialog')).toBeNull();
}

test.each([
  ['its author', member, { author: me }, true],
  ['a member', member, {}, false],
  ['its author, once it is locked', member, { author: me, locked: true }, false],
  ['its author who moderates, once it is locked', moderated, { author: me, locked: true }, true],
  ['its author who has left', aGroup({ _id: 'g1' }), { author: me }, false],
] as const)(
  'the form of a topic opens by its address only for a pilot who may send it: %s',
  async (_who, group, fields, opens) => {
    showTopic({ group, topic: aTopic(fields), search: '?edit=1' });
    await screen.findByRole('heading', { name: '¿Volamos?' });
    if (opens) expect(await screen.findByRole('dialog', { name: 'Editar tema' })).toBeVisible();
    else await staysClosed();
  },
);

test('the author of a locked topic can delete it, but not edit it', async () => {
  const { actor } = showTopic({ topic: aTopic({ author: me, locked: true }) });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de ¿Volamos?' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Eliminar',
  ]);
});

test('a pilot removed from the group while writing a topic sees an error, and the form stays', async () => {
  let group = { ...member, private: true };
  const { actor } = renderApp(<App />, {
    ...{ user, catalogues, route: '/groups/g1?new=1' },
    handlers: [
      http.get('/api/groups/g1', () => HttpResponse.json(group)),
      http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream([]))),
      http.post('/api/groups/g1/topics', () => {
        group = { ...group, membership: null };
        return aServerError('FORBIDDEN', 'No tienes permiso');
      }),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir un tema' }));
  await actor.type(dialog.getByRole('textbox', { name: /Título/ }), 'Sábado');
  await actor.click(dialog.getByRole('button', { name: 'Abrir tema' }));
  expect(await dialog.findByText('No tienes permiso')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(dialog.getByRole('textbox', { name: /Título/ })).toHaveValue('Sábado');
});
