import type { FlightComment } from '@estela/contracts';
import {
  act,
  aGate,
  aServerError,
  aStream,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
} from '@estela/testing';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import { FlightComments } from './flight-comments.tsx';

const user = aUser();
const { _id, username, name, profilePicture, verified } = user;
const address = '/api/flights/f1/comments';
const comment: FlightComment = {
  ...{ _id: 'c1', flight: 'f1', parent: null, text: 'Hola', mentions: [], edited: false, deleted: false },
  author: { _id, username, name, profilePicture, verified },
  ...{ replyCount: 0, createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
};

/** A flight with one comment, on which a new one is answered once the gate is open. */
function show(answer: (text: string) => Response, nextCursor: string | null = null) {
  const gate = aGate();
  const app = renderApp(<FlightComments flightId="f1" ownerId="someone" isOff={false} />, {
    route: '/flights/f1',
    catalogues: { social: { es, en } },
    user,
    handlers: [
      http.get(address, ({ request }) => {
        const isOfReplies = new URL(request.url).searchParams.has('parent');
        return HttpResponse.json(aStream(isOfReplies ? [] : [comment], nextCursor));
      }),
      http.post(address, async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        await gate.opened;
        return answer(text);
      }),
    ],
  });
  return { ...app, gate };
}

const taken = (text: string) => HttpResponse.json({ ...comment, _id: 'c2', text }, { status: 201 });
const box = () => screen.findByRole('textbox', { name: 'Escribe un comentario' });

beforeEach(() => sessionStorage.clear());

test('what is typed while a comment is on its way stays, without what was sent', async () => {
  const { actor, gate } = show(taken);
  await actor.type(await box(), 'Buen vuelo{Control>}{Enter}{/Control}');
  await actor.type(await box(), ' y qué luz');
  gate.open();
  expect(await screen.findByText('Buen vuelo')).toBeVisible();
  await waitFor(async () => expect(await box()).toHaveValue('y qué luz'));
});

test('a reply on its way keeps its box, and what the server says against it is read there', async () => {
  const { actor, gate } = show(() => aServerError('VALIDATION', 'Demasiado largo'));
  await actor.click(await screen.findByRole('button', { name: /^Responder/ }));
  const reply = screen.getAllByRole('textbox').at(-1) as HTMLElement;
  await actor.type(reply, 'Gracias{Control>}{Enter}{/Control}');
  await actor.keyboard('{Escape}');
  await actor.click(screen.getByRole('button', { name: 'Cancelar' }));
  gate.open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiado largo');
  expect(reply).toHaveValue('Gracias');
});

test('a reply that is refused after its box went is told all the same, and its words wait', async () => {
  const { actor, gate } = show(() => aServerError('VALIDATION', 'Demasiado largo'));
  const answer = await screen.findByRole('button', { name: /^Responder/ });
  await actor.click(answer);
  await actor.type(
    screen.getAllByRole('textbox').at(-1) as HTMLElement,
    'Gracias{Control>}{Enter}{/Control}',
  );
  await actor.click(answer);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  gate.open();
  expect(await screen.findByText('Demasiado largo')).toBeVisible();
  await actor.click(answer);
  expect(screen.getAllByRole('textbox').at(-1)).toHaveValue('Gracias');
});

test('a session that ends while a comment and a reply are written leaves their words in sight', async () => {
  const { actor, store } = show(taken);
  await actor.type(await box(), 'Buen vuelo');
  await actor.click(await screen.findByRole('button', { name: /^Responder/ }));
  const reply = screen.getAllByRole('textbox').at(-1) as HTMLElement;
  await actor.type(reply, 'Gracias');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(reply).toHaveValue('Gracias');
  expect(await box()).toHaveValue('Buen vuelo');
  act(() => {
    store.dispatch({ type: 'session/sessionStarted', payload: { user, token: 'again' } });
  });
  expect(reply).toHaveValue('Gracias');
  expect(await box()).toHaveValue('Buen vuelo');
});

test('a comment that the end of the session stops asks to log in, and waits in its box', async () => {
  const { actor, gate, platform } = show(() => aServerError('UNAUTHORIZED'));
  gate.open();
  await actor.type(await box(), 'Buen vuelo{Control>}{Enter}{/Control}');
  await waitFor(() => expect(platform.session.openLogin).toHaveBeenCalledTimes(1));
  expect(await box()).toHaveValue('Buen vuelo');
});

test('an own comment shows at once, also where the oldest stand first and more pages follow', async () => {
  const { actor, gate } = show(taken, 'more');
  gate.open();
  await actor.click(await screen.findByRole('button', { name: 'Más antiguos' }));
  await actor.type(await box(), 'Buen vuelo{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Buen vuelo', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Más recientes' })).toHaveAttribute('aria-pressed', 'true');
});
