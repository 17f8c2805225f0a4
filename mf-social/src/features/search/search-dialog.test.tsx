import type { CallAnswer } from '@estela/contracts';
import {
  aGate,
  aServerError,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import { useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SearchDialog } from './search-dialog.tsx';

type Found = CallAnswer<'search'>;

const nothing: Found = { pilots: [], flights: [], spots: [], drones: [], groups: [], topics: [], posts: [] };
const owner = aUserCard({ username: 'bruno' });
const some: Found = {
  ...nothing,
  pilots: [aUserCard({ username: 'penon', name: 'Ana Peñón' })],
  spots: [{ _id: 's1', owner, name: 'El Peñón', country: 'ES', photo: null }],
  groups: [{ _id: 'g1', name: 'Peña FPV', private: true, image: null, memberCount: 3, membership: null }],
};

function Page({ typed = [''] }: { typed?: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Abrir'}
      </button>
      <SearchDialog open={open} onOpenChange={setOpen} takeTyped={() => typed.shift() ?? ''} />
    </>
  );
}

type Options = NonNullable<Parameters<typeof renderApp>[1]> & { typed?: string[] };

/** `answer` may be made from the request. */
async function renderSearch(
  answer: Found | ((request: Request) => unknown),
  { typed, ...options }: Options = {},
) {
  const asked: string[] = [];
  const rendered = renderApp(<Page typed={typed} />, {
    catalogues: { social: { es, en } },
    handlers: [
      http.get('/api/search', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q') ?? '');
        return typeof answer === 'function' ? (answer(request) as Response) : HttpResponse.json(answer);
      }),
    ],
    ...options,
  });
  await rendered.actor.click(screen.getByRole('button', { name: 'Abrir' }));
  const box = await screen.findByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  return { ...rendered, box, asked };
}

afterEach(() => localStorage.clear());

it('asks once for a word, groups what it finds by kind and marks what matches', async () => {
  const { actor, asked, box } = await renderSearch(some);
  await actor.type(box, 'penon');
  const list = await screen.findByRole('listbox', { name: 'Resultados' });
  const spots = within(list).getByRole('group', { name: 'Spots' });
  const [spot] = within(spots).getAllByRole('option');
  expect(spot).toHaveAttribute('href', '/spots/s1');
  expect(within(spot as HTMLElement).getByText('Peñón').tagName).toBe('MARK');
  expect(within(spots).getByRole('option', { name: /en el mapa/ })).toHaveAttribute(
    'href',
    '/feedSpots?q=penon',
  );
  expect(within(list).getByRole('option', { name: /Peña FPV/ })).toHaveTextContent('Grupo privado');
  expect(screen.getByRole('status')).toHaveTextContent('3 resultados');
  expect(asked).toEqual(['penon']);
});

it('shows what is written in groups, below the name of the group', async () => {
  const said = {
    _id: 't1',
    group: { _id: 'g1', name: 'Peña FPV' },
    author: owner,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const found = {
    ...nothing,
    topics: [{ ...said, title: 'Normas de la peña' }],
    posts: [{ ...said, _id: 'p1', title: 'Antena perdida' }],
  };
  const { actor, box } = await renderSearch(found, { user: aUser() });
  await actor.type(box, '#pena');
  const topic = await screen.findByRole('option', { name: /Normas/ });
  expect(topic).toHaveAttribute('href', '/groups/g1/topics/t1');
  expect(topic).toHaveTextContent('Peña FPV · @bruno');
  expect(within(topic).getByText('peña').tagName).toBe('MARK');
  const posts = screen.getByRole('group', { name: 'Entradas' });
  expect(within(posts).getByRole('option', { name: /Antena/ })).toHaveAttribute(
    'href',
    expect.stringContaining('p1'),
  );
});

it('goes by arrows, Home and End, and Enter leads there, closes and is remembered', async () => {
  const { actor, box, address } = await renderSearch(some, { user: aUser() });
  await actor.type(box, 'pe');
  const options = await screen.findAllByRole('option');
  const chosen = () => options.findIndex(({ id }) => id === box.getAttribute('aria-activedescendant'));
  const went: number[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown']) {
    await actor.keyboard(`{${key}}`);
    went.push(chosen());
  }
  expect(went).toEqual([0, 1, options.length - 1, 0, options.length - 1, 0, 1]);
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/spots/s1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('option', { name: 'pe' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Borrar las búsquedas recientes' }));
  expect(screen.queryByRole('option')).toBeNull();
});

it('takes the first result by Enter, and Escape gives the focus back', async () => {
  const { actor, box, address } = await renderSearch(some);
  await actor.type(box, 'pe');
  await screen.findAllByRole('option');
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/penon'));
  await actor.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('combobox');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

it('says that there is nothing, and offers guests to log in', async () => {
  const { actor, box } = await renderSearch(nothing, { user: null });
  await actor.type(box, 'zzz');
  expect(await screen.findByRole('heading', { name: 'Nada con «zzz»' })).toBeVisible();
  expect(screen.getByText(/Inicia sesión para buscar también grupos/)).toBeVisible();
});

it('says what failed in place of what was found before, tries again and leaves the reader in the box', async () => {
  let isDown = false;
  const answer = () => (isDown ? aServerError('INTERNAL', 'Algo falla') : HttpResponse.json(some));
  const { actor, box } = await renderSearch(answer);
  await actor.type(box, 'pe');
  expect(await screen.findByRole('group', { name: 'Spots' })).toBeVisible();
  isDown = true;
  await actor.type(box, 'ñ');
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo falla');
  expect(screen.queryByRole('option')).toBeNull();
  isDown = false;
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Spots' })).toBeVisible();
  expect(box).toHaveFocus();
});

it('shows no late answer to earlier words', async () => {
  const gate = aGate();
  const answer = async () => {
    if (asked.length > 1) return HttpResponse.json(nothing);
    await gate.opened;
    return HttpResponse.json(some);
  };
  const { actor, box, asked } = await renderSearch(() => answer());
  await actor.type(box, 'pe');
  await waitFor(() => expect(asked).toEqual(['pe']));
  await actor.type(box, 'z');
  expect(await screen.findByRole('heading', { name: 'Nada con «pez»' })).toBeVisible();
  gate.open();
  await actor.clear(box);
  await actor.type(box, 'pez');
  expect(await screen.findByRole('heading', { name: 'Nada con «pez»' })).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

it('takes what was typed while it loaded, once', async () => {
  const { actor, box, asked } = await renderSearch(some, { typed: ['pen'] });
  await waitFor(() => expect(box).toHaveValue('pen'));
  await actor.type(box, 'on');
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  expect([box.getAttribute('value'), asked.at(-1)]).toEqual(['penon', 'penon']);
});

it('breaks off a request once other words are asked for, and when it is closed', async () => {
  const broken: string[] = [];
  const answer = (request: Request) => {
    const words = new URL(request.url).searchParams.get('q') ?? '';
    return new Promise(() => request.signal.addEventListener('abort', () => broken.push(words)));
  };
  const { actor, box, asked } = await renderSearch(answer);
  await actor.type(box, 'pe');
  await waitFor(() => expect(asked).toEqual(['pe']));
  await actor.type(box, 'z');
  await waitFor(() => expect(asked).toEqual(['pe', 'pez']));
  expect(broken).toEqual(['pe']);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(broken).toEqual(['pe', 'pez']));
});

it('keeps a long text whole and says that its beginning is searched for', async () => {
  const { actor, asked, box } = await renderSearch(nothing);
  const long = 'a'.repeat(120);
  await actor.click(box);
  await actor.paste(long);
  expect(box).toHaveValue(long);
  expect(screen.getByText('Se busca con los primeros 100 caracteres')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['a'.repeat(100)]));
});
