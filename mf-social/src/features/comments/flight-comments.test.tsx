import type { FlightComment } from '@estela/contracts';
import { useLive } from '@estela/runtime/live';
import {
  act,
  aGate,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  hearStreams,
  http,
  type RenderAppOptions,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { useState } from 'react';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import { FlightComments } from './flight-comments.tsx';

const user = aUser();
const { _id, username, name, profilePicture, verified } = user;
const me = { _id, username, name, profilePicture, verified };
const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
const address = '/api/flights/f1/comments';
let written = 0;

function aComment(fields: Partial<FlightComment> = {}): FlightComment {
  written += 1;
  const at = `2026-11-20T10:00:${String(written).padStart(2, '0')}.000Z`;
  return {
    ...{ _id: `c${written}`, flight: 'f1', parent: null, author: bruno, text: 'Hola', mentions: [] },
    ...{ edited: false, deleted: false, replyCount: 0, createdAt: at, updatedAt: at },
    ...fields,
  };
}

/** Holds the comments as the server does. */
function holds(first: FlightComment[] = []) {
  const all = [...first];
  const handlers = [
    http.get(address, ({ request }) => {
      const parent = new URL(request.url).searchParams.get('parent');
      return HttpResponse.json(aStream(all.filter((one) => one.parent === parent)));
    }),
    http.post(address, async ({ request }) => {
      const body = (await request.json()) as { text: string; parent: string | null };
      const said = aComment({ ...body, author: me });
      all.unshift(said);
      return HttpResponse.json(said, { status: 201 });
    }),
  ];
  return { all, handlers };
}

function show(options: RenderAppOptions, props: object = {}) {
  return renderApp(<FlightComments flightId="f1" ownerId="someone" isOff={false} {...props} />, {
    route: '/flights/f1',
    catalogues: { social: { es, en } },
    ...options,
  });
}

const box = () => screen.findByRole('textbox', { name: 'Escribe un comentario' });

beforeEach(() => sessionStorage.clear());

it('shows words as words, and leads from a name to the pilot and from an address to the web', async () => {
  const mentions = [{ _id: bruno._id, name: 'bruno', username: 'bruno_fpv' }];
  const text = '<b>@bruno</b> (https://x.com/@bruno), https://x.com/?who=@bruno @nadie';
  show({ user: null, handlers: holds([aComment({ text, mentions, edited: true })]).handlers });
  const link = await screen.findByRole('link', { name: '@bruno' });
  expect(link).toHaveAttribute('href', '/dashboard/bruno_fpv');
  expect(screen.getByText(/editado/)).toBeVisible();
  const address = screen.getByRole('link', { name: 'https://x.com/@bruno' });
  expect(address).toHaveAttribute('href', 'https://x.com/@bruno');
  expect(address).toHaveAttribute('rel', 'nofollow ugc noopener');
  expect(screen.getByRole('link', { name: 'https://x.com/?who=@bruno' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /nadie/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is the place that `#comments` leads to once the comments are there', async () => {
  const gate = aGate();
  const late = http.get(address, async () => {
    await gate.opened;
    return HttpResponse.json(aStream([aComment({ text: 'Primero' })]));
  });
  show({ user: null, handlers: [late] });
  expect(await screen.findByRole('heading', { name: 'Comentarios' })).toBeVisible();
  expect(document.getElementById('comments')).toBeNull();
  gate.open();
  expect(await screen.findByText('Primero')).toBeVisible();
  expect(document.getElementById('comments')).toContainElement(screen.getByText('Primero'));
});

it('leads to a comment that the list does not hold, with a link from each to itself', async () => {
  const old = aComment({ _id: 'c-old', text: 'Hace mucho' });
  const late = aComment({ _id: 'c-late', text: 'Ahora' });
  const alone = http.get(`${address}/c-old`, () => HttpResponse.json(old));
  const { handlers } = holds([late]);
  const { actor, address: page } = show({
    user: null,
    handlers: [alone, ...handlers],
    route: '/flights/f1#comment-c-old',
  });
  const above = await screen.findByRole('region', { name: 'El comentario al que lleva el enlace' });
  expect(within(above).getByText('Hace mucho')).toBeVisible();
  const said = await screen.findByRole('article', { name: 'Comentario de Bruno', current: false });
  const own = within(said)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(own).toContain('/flights/f1#comment-c-late');
  // It goes with its own link, which had the focus: the first of all is the next stop of the Tab key.
  await actor.click(within(above).getByRole('link', { name: 'Ver todos los comentarios' }));
  expect(page()).toBe('/flights/f1');
  expect(above).not.toBeInTheDocument();
  await actor.tab();
  expect(within(said).getAllByRole('link')[0]).toHaveFocus();
});

it('keeps what was typed until it is sent, and shows it without reading all again', async () => {
  const { handlers } = holds([aComment({ text: 'Primero' })]);
  const { actor, unmount } = show({ user, handlers });
  await actor.type(await box(), 'Qué bonito');
  unmount();
  const again = show({ user, handlers });
  expect(await box()).toHaveValue('Qué bonito');
  await again.actor.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('Qué bonito', { selector: 'p' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(await box()).toHaveValue('');
  expect(await box()).toHaveFocus();
});

it('says what is wrong at the box and keeps its words where the server fails', async () => {
  const failing = http.post(address, () => aServerError('INTERNAL'));
  const { actor } = show({ user, handlers: [failing, ...holds().handlers] });
  await actor.type(await box(), '   ');
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe algo antes de enviarlo');
  await actor.type(await box(), 'Hola');
  await actor.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que has escrito sigue aquí');
  expect(await box()).toHaveValue('   Hola');
  expect(await box()).toHaveFocus();
});

it('keeps the words of a change and of a reply to what others deleted meanwhile, and says why', async () => {
  const own = aComment({ text: 'Mío', author: me });
  const { all, handlers } = holds([own, aComment({ text: 'Suyo' })]);
  const gone = http.patch(`${address}/${own._id}`, () => {
    all.shift();
    return aServerError('NOT_FOUND', 'Comentario no encontrado');
  });
  const refused = http.post(address, () =>
    aServerError('VALIDATION', 'Revisa los campos marcados', { parent: 'No existe o no es tuyo' }),
  );
  const { actor } = show({ user, handlers: [gone, refused, ...handlers] });
  await actor.click(await screen.findByRole('button', { name: 'Responder a Bruno' }));
  await actor.keyboard('De acuerdo{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El comentario al que respondes ya no está');
  expect(screen.getByRole('textbox', { name: 'Responder a Bruno' })).toHaveValue('De acuerdo');
  await actor.click(screen.getByRole('button', { name: 'Editar tu comentario' }));
  await actor.keyboard(' otra vez{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Ya no puedes leer esto/)).toBeVisible();
  await actor.keyboard('!');
  expect(screen.getByRole('textbox', { name: 'Editar tu comentario' })).toHaveValue('Mío otra vez!');
});

it('offers pilots after an @, chosen by keys alone', async () => {
  const users = http.get('/api/users', () =>
    HttpResponse.json({
      items: [aUserCard({ username: 'brenda', name: 'Brenda' }), bruno],
      page: 1,
      limit: 6,
      total: 2,
    }),
  );
  const { actor } = show({ user, handlers: [users, ...holds().handlers] });
  await actor.type(await box(), 'Mira @br');
  await screen.findByRole('option', { name: /Brenda/ });
  await actor.keyboard('{ArrowDown}{Enter}');
  expect(await box()).toHaveValue('Mira @bruno ');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('takes the pilot that is offered by Tab, and none by Shift and Tab, which goes back', async () => {
  const users = http.get('/api/users', () =>
    HttpResponse.json({ items: [bruno], page: 1, limit: 6, total: 1 }),
  );
  const { actor } = show({ user, handlers: [users, ...holds().handlers] });
  await actor.type(await box(), '@br');
  await screen.findByRole('option', { name: /Bruno/ });
  await actor.tab({ shift: true });
  expect(await box()).toHaveValue('@br');
  expect(await box()).not.toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await actor.type(await box(), 'u');
  await screen.findByRole('option', { name: /Bruno/ });
  await actor.tab();
  expect(await box()).toHaveValue('@bruno ');
  expect(await box()).toHaveFocus();
});

it('says that nobody has the name after an @, and Escape closes that alone', async () => {
  const users = http.get('/api/users', () => HttpResponse.json({ items: [], page: 1, limit: 6, total: 0 }));
  const { actor } = show({ user, handlers: [users, ...holds().handlers] });
  await actor.type(await box(), 'Mira @zz');
  const nobody = await screen.findByText('Nadie con ese nombre');
  expect(nobody.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('option')).toBeNull();
  await actor.keyboard('{Escape}');
  expect(nobody).not.toBeInTheDocument();
  expect(await box()).toHaveValue('Mira @zz');
});

it('replies below a comment, changes an own one in its place and deletes after asking', async () => {
  const first = aComment({ text: 'Primero' });
  const own = aComment({ text: 'Mío', author: me });
  const { handlers } = holds([own, first]);
  const { actor } = show({
    user,
    handlers: [
      http.patch(`${address}/${own._id}`, async ({ request }) =>
        HttpResponse.json({ ...own, ...((await request.json()) as object), edited: true }),
      ),
      http.delete(`${address}/${own._id}`, () => new HttpResponse(null, { status: 204 })),
      ...handlers,
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Responder a Bruno' }));
  await actor.type(screen.getByRole('textbox', { name: 'Responder a Bruno' }), 'De acuerdo');
  await actor.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  const replies = await screen.findByRole('list', { name: 'Respuestas a Bruno' });
  expect(await within(replies).findByText('De acuerdo')).toBeVisible();

  const [article] = screen.getAllByRole('article');
  const mine = within(article as HTMLElement);
  await actor.click(mine.getByRole('button', { name: 'Editar tu comentario' }));
  await actor.type(mine.getByRole('textbox'), ' otra vez');
  await actor.click(mine.getByRole('button', { name: 'Guardar' }));
  expect(await mine.findByText('Mío otra vez')).toBeVisible();
  expect(mine.getByText(/editado/)).toBeVisible();

  await actor.click(mine.getByRole('button', { name: /Eliminar el comentario/ }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este comentario?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('Mío otra vez')).toBeNull());
});

it('leads the focus back to the button that opened a box, once the box is sent or closed', async () => {
  const { handlers } = holds([aComment({ author: me, text: 'Mía' }), aComment({ text: 'Suya' })]);
  const { actor } = show({ user, handlers });
  await actor.click(await screen.findByRole('button', { name: 'Responder a Bruno' }));
  await actor.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Responder a Bruno' })).toHaveFocus();
  await actor.click(screen.getByRole('button', { name: 'Responder a Bruno' }));
  await actor.keyboard('Vale{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Ocultar respuestas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Responder a Bruno' })).toHaveFocus();

  await actor.click(screen.getAllByRole('button', { name: 'Editar tu comentario' }).at(-1) as HTMLElement);
  await actor.keyboard('{Escape}');
  expect(document.activeElement).toHaveAccessibleName('Editar tu comentario');
});

it('keeps what was typed in a box that Escape closes, until it is cancelled', async () => {
  const { handlers } = holds([aComment({ author: me, text: 'Mía' })]);
  const { actor } = show({ user, handlers });
  const edit = () => screen.findByRole('button', { name: 'Editar tu comentario' });
  const changed = () => screen.getByRole('textbox', { name: 'Editar tu comentario' });
  await actor.click(await edit());
  await actor.keyboard(' y larga{Escape}');
  expect(screen.getByText('Mía')).toBeVisible();
  await actor.click(await edit());
  expect(changed()).toHaveValue('Mía y larga');
  await actor.click(screen.getByRole('button', { name: 'Cancelar' }));
  await actor.click(await edit());
  expect(changed()).toHaveValue('Mía');
});

it('says that others wrote meanwhile, and shows it when asked: the list does not jump', async () => {
  const { all, handlers } = holds([aComment({ text: 'Primero' })]);
  const late = aComment({ text: 'Después' });
  const meanwhile = http.get(address, ({ request }) => {
    if (!new URL(request.url).searchParams.has('limit')) return undefined;
    if (!all.includes(late)) all.unshift(late);
    return HttpResponse.json(aStream(all));
  });
  const { actor } = show({ user, handlers: [meanwhile, ...handlers] });
  const news = await screen.findByRole('button', { name: '1 comentario nuevo' });
  expect(screen.queryByText('Después')).toBeNull();
  await actor.click(news);
  expect(await screen.findByText('Después')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /nuevo/ })).toBeNull());
  // The button had the focus: the first of what came is the next stop of the Tab key.
  await actor.tab();
  expect(within(screen.getAllByRole('article')[0] as HTMLElement).getAllByRole('link')[0]).toHaveFocus();
});

it('hears of new comments on an own flight as they come, by the stream of events', async () => {
  const streams = hearStreams();
  const { all, handlers } = holds([aComment({ text: 'Primero' })]);
  const ticket = http.post('/api/events/ticket', () =>
    HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
  );
  show({ user, handlers: [ticket, ...handlers] }, { ownerId: user._id });
  expect(await screen.findByText('Primero')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  const late = aComment({ text: 'Después' });
  all.unshift(late);
  const data = JSON.stringify({ flight: 'f1', comment: late._id });
  act(() => void streams[0]?.dispatchEvent(new MessageEvent('comment', { data })));
  expect(await screen.findByRole('button', { name: '1 comentario nuevo' })).toBeVisible();
  expect(screen.queryByText('Después')).toBeNull();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

/** A flight's page, left and come back to, on a tab that holds a stream of events all the time, as the bell does. */
function Visits() {
  const [isHere, setHere] = useState(true);
  useLive('notification', { onEvent: () => undefined, onMissed: () => undefined });
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {'Otra página'}
      </button>
      {isHere && <FlightComments flightId="f1" ownerId={user._id} isOff={false} />}
    </>
  );
}

it('says what came to a flight between two visits, though the stream of events was open all the time', async () => {
  const streams = hearStreams();
  const { all, handlers } = holds([aComment({ text: 'Primero' })]);
  const ticket = http.post('/api/events/ticket', () =>
    HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
  );
  const { actor } = renderApp(<Visits />, {
    ...{ user, route: '/flights/f1', catalogues: { social: { es, en } } },
    handlers: [ticket, ...handlers],
  });
  expect(await screen.findByText('Primero')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => void streams[0]?.dispatchEvent(new MessageEvent('ready', { data: '{}' })));
  await actor.click(screen.getByRole('button', { name: 'Otra página' }));
  all.unshift(aComment({ text: 'Después' }));
  await actor.click(screen.getByRole('button', { name: 'Otra página' }));
  expect(await screen.findByRole('button', { name: '1 comentario nuevo' })).toBeVisible();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

it('marks an own comment that an administrator has hidden, and leads to the reason', async () => {
  show({ user, handlers: holds([aComment({ author: me, hidden: true })]).handlers });
  const own = await screen.findByRole('article', { name: `Comentario de ${name}` });
  expect(own).toHaveTextContent('Oculto por moderación: solo lo ves tú');
  expect(within(own).getByRole('link', { name: 'Ver motivo y apelar' })).toHaveAttribute(
    'href',
    '/moderation',
  );
});

it('leaves a place for what was deleted, and no box where comments are off', async () => {
  const gone = aComment({ deleted: true, author: null, text: '', replyCount: 1 });
  const { handlers } = holds([gone, aComment({ parent: gone._id, text: 'Yo sigo aquí' })]);
  const { actor } = show({ user, handlers }, { isOff: true, ownerId: user._id });
  expect(await screen.findByText('Comentario eliminado')).toBeVisible();
  expect(screen.getByText(/Los comentarios están desactivados/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Ver 1 respuesta' }));
  expect(await screen.findByText('Yo sigo aquí')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Eliminar el comentario de Bruno' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
