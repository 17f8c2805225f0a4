import type { MenuEntry } from '@estela/contracts/platform';
import type { Composition } from '@estela/contracts/release';
import type { SlotProps } from '@estela/contracts/slots';
import { act, aGate, aUser, HttpResponse, http, renderApp, screen, waitFor, within } from '@estela/testing';
import { useState } from 'react';
import { SideMenu } from '../features/side-menu/side-menu.tsx';
import en from '../locales/layout.en.json' with { type: 'json' };
import es from '../locales/layout.es.json' with { type: 'json' };
import { openSearch } from '../platform/open-search.ts';
import { Layout } from './layout.tsx';

const catalogues = { layout: { es, en } };
const entry = (place: MenuEntry['place'], path: string, es: string, en: string): MenuEntry => ({
  place,
  path,
  text: { es, en },
  icon: 'M4 4h8',
  order: 1,
});
const appWith = (...menu: MenuEntry[]) => ({ manifest: { namespace: 'x', routes: [], menu } });

/** A shell and one remote, each with entries of its own. */
const live = {
  shell: appWith(entry('settings', '/profile', 'Perfil', 'Profile')),
  remotes: {
    'mf-x': appWith(
      { ...entry('side', '/home', 'Inicio', 'Home'), order: 0, access: 'user', wideOnly: true },
      entry('side', '/feed', 'Feed', 'Feed'),
      entry('side', '/groups', 'Grupos', 'Groups'),
      entry('side', '/map', 'Mapa', 'Map'),
      entry('top', '/drones', 'Drones', 'Drones'),
      { ...entry('add', '/drones?new=1', 'Añadir dron', 'Add drone'), access: 'user' },
    ),
  },
} as unknown as Composition;

// No idle moments here: what loads in one (the bell) would call the server, on a slow machine in the middle of a test.
beforeEach(() => {
  globalThis.requestIdleCallback = () => 0;
});
afterAll(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

const content = <p>El contenido</p>;

function renderLayout(
  kind: 'default' | 'bleed' | 'plain',
  user = aUser() as ReturnType<typeof aUser> | null,
) {
  const platform = { composition: live };
  return renderApp(<Layout kind={kind}>{content}</Layout>, { user, catalogues, platform });
}

test('a plain route shows the routed view alone', () => {
  renderLayout('plain');
  expect(screen.getByText('El contenido')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('a guest gets a welcome, the guest note and a way in', async () => {
  const { actor, platform } = renderLayout('default', null);
  expect(screen.getByText('¡Hola, piloto!')).toBeInTheDocument();
  await actor.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Ajustes' })).not.toBeInTheDocument();
});

test("a pilot's face leads to their dashboard", () => {
  const user = aUser({ username: 'ana', name: 'Ana' });
  renderLayout('default', user);
  expect(screen.getByRole('link', { name: /@ana/ })).toHaveAttribute('href', '/dashboard/ana');
});

test('the settings menu opens with one press and logs out', async () => {
  const { actor, platform } = renderLayout('default');
  await actor.click(screen.getByRole('button', { name: 'Ajustes' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  expect(platform.session.logout).toHaveBeenCalledTimes(1);
});

test('the settings icon spins for half a second, and its menu closes on a press outside and on Escape', async () => {
  const { actor } = renderLayout('default');
  const opener = screen.getByRole('button', { name: 'Ajustes' });
  await actor.click(opener);
  expect(opener).toHaveClass('spinning');
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  await actor.click(screen.getByText('El contenido'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ajustes' })).not.toHaveClass('spinning'));
  await actor.click(screen.getByRole('button', { name: 'Ajustes' }));
  await actor.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('each menu shows the entries that the live apps declare for it', async () => {
  const { actor } = renderLayout('default');
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('Navegación principal')).toEqual([
    ['Inicio', '/home'],
    ['Feed', '/feed'],
    ['Grupos', '/groups'],
    ['Mapa', '/map'],
  ]);
  expect(linksOf('Áreas')).toEqual([['Drones', '/drones']]);
  await actor.click(screen.getByRole('button', { name: 'Ajustes' }));
  expect(await screen.findByRole('menuitem', { name: 'Perfil' })).toHaveAttribute('href', '/profile');
});

test('a pilot can add things from the middle of the bar, a guest cannot', async () => {
  globalThis.requestIdleCallback = (work) => setTimeout(work) as unknown as number;
  const renderMenu = (user: ReturnType<typeof aUser> | null) =>
    renderApp(<SideMenu />, { user, catalogues, platform: { composition: live } });
  const { actor, unmount } = renderMenu(aUser());
  const bar = within(screen.getByRole('navigation', { name: 'Navegación principal' }));
  const add = await bar.findByRole('button', { name: 'Añadir' });
  expect(bar.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Inicio',
    'Feed',
    '',
    'Grupos',
    'Mapa',
  ]);
  await actor.click(add);
  expect(await screen.findByRole('menuitem', { name: 'Añadir dron' })).toHaveAttribute(
    'href',
    '/drones?new=1',
  );
  unmount();
  renderMenu(null);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Inicio' })).not.toBeInTheDocument();
});

test('a part that is not built yet says so for a while', async () => {
  const { actor } = renderLayout('default');
  await actor.click(screen.getByRole('button', { name: 'Ajustes' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Marcas Drones' }));
  expect(await screen.findByText('Esta funcionalidad estará disponible próximamente')).toBeInTheDocument();
});

test('the language toggle changes every text at once and is remembered', async () => {
  const { actor } = renderLayout('default');
  await actor.click(screen.getByRole('button', { name: 'Cambiar a inglés' }));
  expect(await screen.findByRole('link', { name: 'Groups' })).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('en');
});

test('the folded links open by a button, and close by Escape, which gives the focus back, or by a press on one', async () => {
  const { actor } = renderLayout('default');
  const button = screen.getByRole('button', { name: 'Menú' });
  await actor.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await actor.tab();
  expect(screen.getByRole('link', { name: 'Drones' })).toHaveFocus();
  await actor.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  // The second press is on the link to the current page.
  for (const _ of ['another page', 'this page']) {
    await actor.click(button);
    await actor.click(screen.getByRole('link', { name: 'Drones' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a slash opens the search where nothing is being written, and shows an error when it cannot be loaded', async () => {
  const platform = { composition: live, loadSlot: jest.fn(async () => undefined) };
  const page = <Layout kind="default">{<input aria-label="Título" />}</Layout>;
  const { actor } = renderApp(page, { user: aUser(), catalogues, platform });
  await actor.type(screen.getByRole('textbox', { name: 'Título' }), 'a/b');
  expect(platform.loadSlot).not.toHaveBeenCalled();
  await actor.click(document.body);
  await actor.keyboard('/');
  // Once in the page's own toaster, once in that of the test.
  expect(await screen.findAllByText(/La búsqueda no está disponible/)).toHaveLength(2);
  await actor.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findAllByText(/La búsqueda no está disponible/)).toHaveLength(4);
});

function SearchBox({ open, takeTyped }: SlotProps<'search'>) {
  const [text, setText] = useState('');
  const take = () => setText(text + (takeTyped?.() ?? ''));
  return open && <input aria-label="Caja" value={text} readOnly onFocus={take} />;
}

test('what is typed while the search loads is put into its box, once', async () => {
  const gate = aGate();
  const loadSlot = async () => {
    await gate.opened;
    return SearchBox;
  };
  const platform = { composition: live, loadSlot: loadSlot as never };
  const { actor } = renderApp(<Layout kind="default">{content}</Layout>, {
    user: aUser(),
    catalogues,
    platform,
  });
  await actor.keyboard('ab/ba /x{Backspace}j');
  gate.open();
  const box = await screen.findByRole('textbox', { name: 'Caja' });
  await actor.click(box);
  expect(box).toHaveValue('ba /j');
  await actor.click(document.body);
  await actor.keyboard('z');
  await actor.click(box);
  expect(box).toHaveValue('ba /j');
});

test('a page of any area opens the search with words in it', async () => {
  const platform = { composition: live, loadSlot: (async () => SearchBox) as never };
  const { actor } = renderApp(<Layout kind="default">{content}</Layout>, { catalogues, platform });
  act(() => openSearch('#dawn'));
  const box = await screen.findByRole('textbox', { name: 'Caja' });
  await actor.click(box);
  expect(box).toHaveValue('#dawn');
});

test('an account with an unconfirmed address says so on its own pages, until it is confirmed', async () => {
  const waiting = aUser({ emailConfirmed: false });
  let account = waiting;
  const handlers = [
    http.get('/api/users/profile', () => HttpResponse.json(account)),
    http.post('/api/auth/verify-email/resend', () => HttpResponse.json({ message: 'ok' })),
  ];
  const show = (route: string) =>
    renderApp(<Layout kind="default">{content}</Layout>, {
      ...{ user: waiting, catalogues, platform: { composition: live } },
      ...{ route, handlers },
    });
  show('/spots').unmount();
  expect(screen.queryByText('Confirma tu correo')).not.toBeInTheDocument();
  const { actor } = show('/profile');
  expect(await screen.findByText('Confirma tu correo')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
  // Once in the page's own toaster, once in that of the test.
  expect(await screen.findAllByText('Te hemos enviado otro enlace a ana@example.org')).toHaveLength(2);
  // While a change of address is pending, the link goes to the new one.
  account = { ...waiting, pendingEmail: 'nueva@example.org' };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/nueva@example\.org/)).toBeInTheDocument();
  account = { ...waiting, emailConfirmed: true };
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Confirma tu correo')).not.toBeInTheDocument());
});
