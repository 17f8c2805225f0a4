import {
  aGate,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  hearStreams,
  http,
  act as inReact,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const admin = { ...aUser(), role: 'admin' as const, secondFactor: true };
const accused = aUserCard({ username: 'berto', name: 'Berto' });
const reporter = aUserCard({ username: 'cleo', name: 'Cleo' });
const report = {
  _id: 'r1',
  kind: 'flight',
  target: 'f1',
  reason: 'danger',
  text: 'Sobre una playa',
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  reporter,
  accused,
  title: 'Playa llena',
  content: 'Mirad esto',
  group: null,
  topic: null,
  post: null,
  flight: null,
  hidden: false,
  count: 2,
  reports: [
    { _id: 'r1', reason: 'danger', text: 'Sobre una playa', createdAt: '2026-11-20T10:00:00.000Z', reporter },
  ],
};
const act = {
  _id: 'a1',
  act: 'hide',
  subject: { kind: 'flight', _id: 'f1', title: 'Playa llena' },
  reason: 'danger',
  note: 'Había bañistas',
  until: null,
  appeal: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

it('shows an administrator what is reported, hides it with a note and takes it out of the queue', async () => {
  let cases = [report];
  const sent: unknown[] = [];
  const { actor } = renderSocial('/moderation', {
    user: admin,
    handlers: [
      http.get('/api/reports', () => HttpResponse.json(aStream(cases))),
      http.patch('/api/reports/r1', async ({ request }) => {
        sent.push(await request.json());
        cases = [];
        return HttpResponse.json({ ...report, status: 'resolved', hidden: true });
      }),
    ],
  });
  const card = await screen.findByRole('article', { name: 'Playa llena' });
  expect(within(card).getByText('2 denuncias')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Playa llena' })).toHaveAttribute('href', '/flights/f1');
  await actor.click(within(card).getByRole('button', { name: 'Ocultar «Playa llena»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ocultar «Playa llena»' });
  await actor.type(within(dialog).getByRole('textbox', { name: /Nota para el piloto/ }), 'Había bañistas');
  // As red as the one that asked.
  expect(within(dialog).getByRole('button', { name: 'Ocultar' })).toHaveClass('danger');
  await actor.click(within(dialog).getByRole('button', { name: 'Ocultar' }));
  expect(await screen.findByRole('heading', { name: 'Nada pendiente' })).toBeVisible();
  expect(sent).toEqual([{ status: 'resolved', act: 'hide', from: 'open', note: 'Había bañistas' }]);
  expect(screen.getByText('«Playa llena» está oculto')).toBeVisible();
});

it('tells an administrator that another was first, and keeps the note until it is read', async () => {
  let isDecided = false;
  const { actor } = renderSocial('/moderation', {
    user: admin,
    handlers: [
      http.get('/api/reports', () => HttpResponse.json(aStream(isDecided ? [] : [report]))),
      http.patch('/api/reports/r1', () => {
        isDecided = true;
        return aServerError('CONFLICT', 'Otro administrador ya lo ha decidido');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Avisar al piloto por «Playa llena»' }));
  const dialog = await screen.findByRole('dialog');
  await actor.type(within(dialog).getByRole('textbox', { name: /Nota/ }), 'Ojo');
  await actor.click(within(dialog).getByRole('button', { name: 'Avisar al piloto' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Otro administrador ya lo ha decidido');
  expect(within(dialog).getByRole('textbox', { name: /Nota/ })).toHaveValue('Ojo');
  const cancel = within(dialog).getByRole('button', { name: 'Cancelar' });
  await waitFor(() => expect(cancel).toBeEnabled());
  await actor.click(cancel);
  await actor.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('heading', { name: 'Nada pendiente' })).toBeVisible();
});

it('stays until the answer is there, to say in its place why a decision was refused', async () => {
  const gate = aGate();
  const { actor } = renderSocial('/moderation', {
    user: admin,
    handlers: [
      http.get('/api/reports', () => HttpResponse.json(aStream([report]))),
      http.patch('/api/reports/r1', async () => {
        await gate.opened;
        return aServerError('INTERNAL', 'Algo falla');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Ocultar «Playa llena»' }));
  const dialog = await screen.findByRole('dialog');
  await actor.click(within(dialog).getByRole('button', { name: 'Ocultar' }));
  await actor.keyboard('{Escape}');
  gate.open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falla');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('suspends and verifies from the record of a pilot', async () => {
  const record = { user: accused, role: 'pilot', suspension: null, openReports: 1, items: [] };
  const sent: unknown[] = [];
  const gate = aGate();
  const { actor } = renderSocial('/moderation', {
    user: admin,
    language: 'en',
    handlers: [
      http.get('/api/reports', () => HttpResponse.json(aStream([report]))),
      http.get(`/api/users/${accused._id}/moderation`, () => HttpResponse.json(record)),
      http.put(`/api/users/${accused._id}/verified`, async () => {
        await gate.opened;
        return new HttpResponse(null, { status: 204 });
      }),
      http.post(`/api/users/${accused._id}/suspension`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(record, { status: 201 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Record of Berto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pilot’s record' });
  const verify = await within(dialog).findByRole('button', { name: 'Verify' });
  await actor.click(verify);
  await waitFor(() => expect(verify).toHaveAttribute('aria-busy', 'true'));
  gate.open();
  expect(await screen.findByText('Berto is verified')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Suspend the account' }));
  await actor.selectOptions(within(dialog).getByRole('combobox', { name: /Reason/ }), 'abuse');
  await actor.click(within(dialog).getByRole('button', { name: 'Suspend the account' }));
  expect(await screen.findByText('The account of Berto is suspended')).toBeVisible();
  expect(sent).toEqual([{ until: null, reason: 'abuse', note: '' }]);
});

it('leads to the very comment, topic or post that is reported', async () => {
  const cases = [
    { ...report, _id: 'r2', kind: 'comment', target: 'c1', title: 'Playa', flight: 'f1' },
    { ...report, _id: 'r3', kind: 'comment', target: 'c2', title: 'Quedada', group: 'g1', topic: 't1' },
    { ...report, _id: 'r4', kind: 'comment', target: 'c3', title: 'Aviso', group: 'g1', post: 'p1' },
    { ...report, _id: 'r5', kind: 'topic', target: 't2', title: 'Baterías', group: 'g1' },
    { ...report, _id: 'r6', kind: 'post', target: 'p2', title: 'Oferta', group: 'g1' },
  ];
  renderSocial('/moderation', {
    user: admin,
    handlers: [http.get('/api/reports', () => HttpResponse.json(aStream(cases)))],
  });
  await screen.findByRole('link', { name: 'Playa' });
  expect(cases.map(({ title }) => screen.getByRole('link', { name: title }).getAttribute('href'))).toEqual([
    '/flights/f1#comment-c1',
    '/groups/g1/topics/t1#comment-c2',
    '/groups/g1/posts/p1#comment-c3',
    '/groups/g1/topics/t2',
    '/groups/g1/posts/p2',
  ]);
});

it('finds a pilot whom nobody has reported, and opens their record', async () => {
  const record = { user: accused, role: 'pilot', suspension: null, openReports: 0, items: [] };
  const { actor, address } = renderSocial('/moderation?tab=pilots', {
    user: admin,
    language: 'en',
    handlers: [
      http.get('/api/search', ({ request }) => {
        const { q, kinds } = Object.fromEntries(new URL(request.url).searchParams);
        expect(kinds).toBe('pilots');
        return HttpResponse.json({ pilots: q === 'bert' ? [accused] : [] });
      }),
      http.get(`/api/users/${accused._id}/moderation`, () => HttpResponse.json(record)),
    ],
  });
  const box = await screen.findByRole('searchbox', { name: 'Find a pilot' });
  await actor.type(box, 'zoe{Enter}');
  expect(await screen.findByText('Nobody is called “zoe”')).toBeVisible();
  await actor.clear(box);
  await actor.type(box, 'bert{Enter}');
  await actor.click(await screen.findByRole('button', { name: 'Record of Berto' }));
  expect(await screen.findByRole('dialog', { name: 'Pilot’s record' })).toBeVisible();
  expect(address()).toContain(`pilot=${accused._id}`);
});

it('shows what an appeal is about as it was reported, and leads to the comment, its pilot and a pilot renamed since', async () => {
  const appeal = { text: 'Era broma', status: 'open', note: '', createdAt: act.createdAt };
  const where = { content: 'Tonto', group: 'g1', topic: 't1', post: null, flight: null };
  const of = { ...act, appeal, pilot: accused, admin: null, ...where };
  const said = { ...of, subject: { kind: 'comment', _id: 'c1', title: 'Quedada' } };
  const suspended = { ...of, _id: 'a2', act: 'suspend', content: '', group: null, topic: null };
  const renamed = { ...suspended, subject: { kind: 'user', _id: accused._id, title: 'antes' } };
  renderSocial('/moderation?tab=appeals', {
    user: admin,
    handlers: [http.get('/api/moderation/appeals', () => HttpResponse.json(aStream([said, renamed])))],
  });
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('Tonto')).toBeVisible();
  const link = (card: HTMLElement, name: string) => within(card).getByRole('link', { name });
  expect(link(first!, 'Quedada')).toHaveAttribute('href', '/groups/g1/topics/t1#comment-c1');
  expect(link(first!, 'Berto')).toHaveAttribute('href', '/dashboard/berto');
  expect(link(second!, 'antes')).toHaveAttribute('href', '/dashboard/berto');
});

it('decides an appeal', async () => {
  const appeal = { text: 'Estaba vacía', status: 'open', note: '', createdAt: act.createdAt };
  const { actor } = renderSocial('/moderation?tab=appeals', {
    user: admin,
    handlers: [
      http.get('/api/moderation/appeals', () =>
        HttpResponse.json(aStream([{ ...act, appeal, pilot: accused, admin: null, content: '' }])),
      ),
      http.patch('/api/moderation/a1/appeal', () =>
        HttpResponse.json({ ...act, appeal: { ...appeal, status: 'restored' }, pilot: accused, admin: null }),
      ),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Dar la razón al piloto' }));
  const dialog = await screen.findByRole('dialog');
  await actor.click(within(dialog).getByRole('button', { name: 'Dar la razón al piloto' }));
  expect(await screen.findByText('Apelación de Berto decidida')).toBeVisible();
});

it('shows pilots what was decided on what is theirs, and takes one appeal', async () => {
  let entry: object = act;
  const { actor } = renderSocial('/moderation', {
    user: aUser(),
    handlers: [
      http.get('/api/moderation', () => HttpResponse.json(aStream([entry]))),
      http.post('/api/moderation/a1/appeal', async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        entry = { ...act, appeal: { text, status: 'open', note: '', createdAt: act.createdAt } };
        return HttpResponse.json(entry, { status: 201 });
      }),
    ],
  });
  expect(await screen.findByText('Había bañistas')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Oculto: Playa llena' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Denuncias' })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Apelar' }));
  const field = await screen.findByRole('textbox', { name: /Por qué no estás de acuerdo/ });
  expect(field).toHaveFocus();
  await actor.click(screen.getByRole('button', { name: 'Enviar apelación' }));
  await waitFor(() => expect(field).toHaveFocus());
  await actor.type(field, 'Estaba vacía');
  await actor.click(screen.getByRole('button', { name: 'Enviar apelación' }));
  expect(await screen.findByText('Apelación en revisión')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apelar' })).not.toBeInTheDocument();
});

it('keeps the words of an appeal that was made in another tab, and says so', async () => {
  const appeal = { text: 'La otra', status: 'open', note: '', createdAt: act.createdAt };
  let entry: object = act;
  const { actor } = renderSocial('/moderation', {
    user: aUser(),
    handlers: [
      http.get('/api/moderation', () => HttpResponse.json(aStream([entry]))),
      http.post('/api/moderation/a1/appeal', () => {
        entry = { ...act, appeal };
        return aServerError('CONFLICT', 'Ya has apelado esta decisión');
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Apelar' }));
  await actor.type(await screen.findByRole('textbox'), 'Estaba vacía');
  await actor.click(screen.getByRole('button', { name: 'Enviar apelación' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya has apelado esta decisión');
  await actor.type(screen.getByRole('textbox'), '!');
  expect(screen.getByRole('textbox')).toHaveValue('Estaba vacía!');
});

it('shows what was decided while the list was on the screen, or out of it, and keeps what is typed', async () => {
  const streams = hearStreams();
  const entries: object[] = [{ ...act, _id: 'a0', note: 'Lo primero' }];
  const { actor } = renderSocial('/moderation?tab=mine', {
    user: admin,
    handlers: [
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
      http.get('/api/reports', () => HttpResponse.json(aStream(entries.length > 1 ? [report] : []))),
      http.get('/api/moderation', () => HttpResponse.json(aStream(entries))),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Apelar' }));
  await actor.type(await screen.findByRole('textbox'), 'Estaba vacía');
  await waitFor(() => expect(streams).toHaveLength(1));
  const appeal = { text: 'La otra', status: 'open', note: '', createdAt: act.createdAt };
  entries.splice(0, 1, { ...act, note: 'Lo segundo' }, { ...(entries[0] as object), appeal });
  const data = JSON.stringify({ _id: 'n1', kind: 'moderation' });
  inReact(() => void streams[0]?.dispatchEvent(new MessageEvent('notification', { data })));
  expect(await screen.findByText('Lo segundo')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Estaba vacía');

  await actor.click(screen.getByRole('link', { name: 'Denuncias' }));
  expect(await screen.findByRole('article', { name: 'Playa llena' })).toBeVisible();
  entries.unshift({ ...act, _id: 'a2', note: 'Lo tercero' });
  await actor.click(screen.getByRole('link', { name: 'Sobre lo mío' }));
  expect(await screen.findByText('Lo tercero')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

it('leads pilots to what was decided about while they see it, and to themselves under their name of now', async () => {
  const pilot = aUser({ username: 'ahora' });
  const where = { visible: true, group: null, topic: null, post: null, flight: null };
  const of = (kind: string, title: string, more: object) => ({
    ...{ ...act, _id: title, subject: { kind, _id: 'x1', title }, ...where, ...more },
  });
  const entries = [
    of('comment', 'Quedada', { group: 'g1', topic: 't1' }),
    of('post', 'Oferta', { group: 'g1' }),
    of('user', 'antes', {}),
    of('drone', 'Roto', { visible: false }),
  ];
  renderSocial('/moderation', {
    user: pilot,
    handlers: [http.get('/api/moderation', () => HttpResponse.json(aStream(entries)))],
  });
  await screen.findAllByRole('article');
  const addressIn = (card: HTMLElement) => within(card).queryByRole('link')?.getAttribute('href');
  expect(screen.getAllByRole('article').map(addressIn)).toEqual([
    '/groups/g1/topics/t1#comment-x1',
    '/groups/g1/posts/x1',
    '/dashboard/ahora',
    undefined,
  ]);
  const [comment] = screen.getAllByRole('article');
  expect(within(comment!).getByText('Comentario')).toBeVisible();
});

test('an administrator without a second factor is led to set it up, and nothing is asked of the server (A6)', async () => {
  renderSocial('/moderation', { user: { ...admin, secondFactor: false } });
  expect(await screen.findByRole('link', { name: 'Configurarla en mi perfil' })).toHaveAttribute(
    'href',
    '/profile?security=factor',
  );
});
