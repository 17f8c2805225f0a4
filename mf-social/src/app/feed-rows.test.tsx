import {
  act,
  aFeedItem,
  aPilotJoined,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
const carla = aUserCard({ username: 'carla', name: 'Carla' });
const by = (owner: typeof bruno, title: string) => aFeedItem('flight', { title, owner });

const feedOf = (...items: Parameters<typeof aStream>[0]) =>
  http.get('/api/feed', () => HttpResponse.json({ ...aStream(items), newest: 'here' }));

it('tells the place of each row, and leads from row to row by Page Down and Page Up', async () => {
  const { actor } = renderSocial('/feed', {
    language: 'en',
    handlers: [feedOf(by(bruno, 'First'), by(carla, 'Second'), by(bruno, 'Third'))],
  });
  const feed = await screen.findByRole('feed', { name: 'Global' });
  const rows = within(feed).getAllByRole('article');
  expect(rows.map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')])).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ]);
  act(() => screen.getByRole('link', { name: 'First' }).focus());
  await actor.keyboard('{PageDown}');
  expect(screen.getByRole('article', { name: 'Second' })).toHaveFocus();
  await actor.keyboard('{PageDown}{PageDown}');
  expect(screen.getByRole('article', { name: 'Third' })).toHaveFocus();
  await actor.keyboard('{PageUp}');
  expect(screen.getByRole('article', { name: 'Second' })).toHaveFocus();
});

it('leaves Page Down and Page Up to a menu or a dialog that a row opened', async () => {
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [feedOf(by(bruno, 'First'), by(carla, 'Second'))],
  });
  await actor.click(await screen.findByRole('button', { name: 'Options for “First”' }));
  await screen.findByRole('menuitem', { name: 'Report' });
  await actor.keyboard('{PageDown}');
  expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
  await actor.click(screen.getByRole('menuitem', { name: 'Report' }));
  const more = await screen.findByRole('textbox', { name: /^Tell us more/ });
  await actor.type(more, 'Over a beach{PageDown}');
  expect(more).toHaveFocus();
});

it('puts a run of new pilots into one row, each to be followed', async () => {
  const pilots = ['Dora', 'Elio', 'Fina'].map((name) => aPilotJoined({ name, username: name.toLowerCase() }));
  renderSocial('/feed', { user: aUser(), handlers: [feedOf(...pilots)] });
  const list = await screen.findByRole('list', { name: '3 pilotos nuevos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getByRole('button', { name: 'Seguir a Elio' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows three of many new pilots, and all of them on demand', async () => {
  const pilots = Array.from({ length: 9 }, (_, index) =>
    aPilotJoined({ name: `Pilot ${index}`, username: `pilot_${index}` }),
  );
  const { actor } = renderSocial('/feed', { handlers: [feedOf(...pilots)] });
  const list = await screen.findByRole('list', { name: '9 pilotos nuevos' });
  const shown = () => within(list).getAllByRole('listitem').length;
  expect(shown()).toBe(3);
  await actor.click(screen.getByRole('button', { name: 'Ver los 9', expanded: false }));
  expect(shown()).toBe(9);
  await actor.click(screen.getByRole('button', { name: 'Ver menos', expanded: true }));
  expect(shown()).toBe(3);
});

it('follows from a card, in every card of the pilot at once, and takes it back where the server says no', async () => {
  let fails = true;
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(by(bruno, 'One'), by({ ...carla, followedByMe: true }, 'Two'), by(bruno, 'Three')),
      http.put(`/api/users/${bruno._id}/follow`, () =>
        fails
          ? aServerError('INTERNAL', 'Out of order')
          : HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 }),
      ),
    ],
  });
  const offers = () => screen.queryAllByRole('button', { name: 'Follow Bruno' });
  await waitFor(() => expect(offers()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Carla/ })).toBeNull();
  await actor.click(offers()[0] as HTMLElement);
  expect(await screen.findByText('Error following user Bruno. Out of order')).toBeVisible();
  expect(offers()).toHaveLength(2);
  fails = false;
  await actor.click(offers()[0] as HTMLElement);
  await waitFor(() => expect(offers()).toHaveLength(0));
  expect(screen.getAllByRole('button', { name: /^Following Bruno/ })).toHaveLength(2);
});

it('shows in the following tab nothing of whom one follows no longer', async () => {
  renderSocial('/feed?tab=following', {
    user: aUser(),
    language: 'en',
    handlers: [feedOf(by(bruno, 'His'), by({ ...carla, followedByMe: true }, 'Hers'))],
  });
  expect(await screen.findByRole('link', { name: 'Hers' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('hides a thing or a pilot at once, and brings them back to their places', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return new HttpResponse(null, { status: 204 });
  };
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(by(bruno, 'One'), by(carla, 'Two'), by(bruno, 'Three')),
      http.put('/api/feed/hidden/*', note),
      http.delete('/api/feed/hidden/*', note),
    ],
  });
  const names = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
  await actor.click(await screen.findByRole('button', { name: 'Options for “One”' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Hide everything from Bruno' }));
  await waitFor(() => expect(names()).toEqual(['Two']));
  await actor.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['One', 'Two', 'Three']));
  await waitFor(() =>
    expect(asked).toEqual(
      ['PUT', 'DELETE'].map((method) => `${method} /api/feed/hidden/pilots/${bruno._id}`),
    ),
  );
});

it('shows again what the server did not hide, and says why', async () => {
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(by(bruno, 'One'), by(carla, 'Two')),
      http.put('/api/feed/hidden/items/:id', () => aServerError('INTERNAL', 'Out of order')),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Options for “One”' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Hide this flight' }));
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('lets a thing that is gone go when it is liked, and leaves the rest alone', async () => {
  const gone = by(bruno, 'Gone');
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(gone, by(carla, 'Here')),
      http.put(`/api/flights/${gone._id}/like`, () => aServerError('NOT_FOUND', 'This flight is gone')),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: /^Like: Gone/ }));
  expect(await screen.findByText('This flight is gone')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Here' })).toBeVisible();
});

it('lets everything of a pilot go who turns out not to be there for the viewer', async () => {
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(by(bruno, 'One'), by(carla, 'Two'), by(bruno, 'Three')),
      http.put(`/api/users/${bruno._id}/follow`, () => aServerError('NOT_FOUND', 'User not found')),
    ],
  });
  const [follow] = await screen.findAllByRole('button', { name: 'Follow Bruno' });
  await actor.click(follow as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bruno' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Two' })).toBeVisible();
});

it('lists what is hidden, and shows it again', async () => {
  let hidden = [
    {
      _id: 'f-1',
      hides: 'item',
      kind: 'flight',
      name: 'Ridge',
      pilot: bruno,
      hiddenAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    language: 'en',
    handlers: [
      feedOf(by(carla, 'Two')),
      http.get('/api/feed/hidden', () => HttpResponse.json(aStream(hidden))),
      http.delete('/api/feed/hidden/items/f-1', () => {
        hidden = [];
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Hidden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hidden from your feed' });
  expect(await within(dialog).findByText('Flight by Bruno')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Show “Ridge” again' }));
  expect(await within(dialog).findByText('You haven’t hidden anything')).toBeVisible();
});
