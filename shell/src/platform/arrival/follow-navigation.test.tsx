import { act, screen, waitFor } from '@testing-library/react/pure';
import { aComposition, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';
import { followNavigation } from './follow-navigation.ts';

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones')]),
  'mf-forms': aRemote('mf-forms', [aRoute('/form')]),
});
composition.shell.manifest.routes.push(aRoute('/terms', { chunk: 'landing-page' }));
const remotes = {
  'mf-gear': lifecyclesOf('mf-gear', () => <h1>{'Drones'}</h1>),
  'mf-forms': lifecyclesOf('mf-forms', () => (
    <>
      <h1>{'Form'}</h1>
      {/* biome-ignore lint/a11y/noAutofocus: a page may say where the focus begins */}
      <input aria-label="Name" autoFocus />
    </>
  )),
};
const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, scrollY: 0 });
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => stop());

async function show(address: string) {
  const shell = await renderShell(address, { composition, remotes });
  stop = followNavigation(shell.router);
  const announced = () => document.querySelector('body > [role="status"]')?.textContent;
  return { ...shell, announced };
}

test('a new page scrolls smoothly to its top', async () => {
  const { go } = await show('/');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/terms');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('with reduced motion a new page scrolls to its top at once', async () => {
  const { go } = await show('/');
  const wish = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await go('/terms');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  wish.mockRestore();
});

test('the heading of a new page takes the focus and its title is read out, but not on the first page', async () => {
  const { go, announced } = await show('/');
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
  await go('/drones');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Drones' })).toHaveFocus());
  expect(announced()).toBe('Título de /drones | Estela');
});

test('a change of the query or the anchor moves neither the page nor the focus', async () => {
  const { go, announced } = await show('/terms');
  await go('/terms?tab=following');
  await go('/terms?tab=following#none');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

test('the focus that a page gave to its own field stays there', async () => {
  const { go, announced } = await show('/');
  await go('/form');
  await waitFor(() => expect(announced()).toBe('Título de /form | Estela'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('an open dialog keeps the focus', async () => {
  const { go, announced } = await show('/');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.dataset.open = '';
  document.body.append(dialog);
  await go('/drones');
  await waitFor(() => expect(announced()).not.toBe(''));
  expect(screen.getByRole('heading', { name: 'Drones' })).not.toHaveFocus();
  dialog.remove();
});

describe('Back', () => {
  async function leaveAt(place: number) {
    const shell = await show('/');
    Object.assign(window, { scrollY: place });
    await shell.go('/drones');
    await screen.findByRole('heading', { name: 'Drones' });
    return shell;
  }

  test('returns to where the page was left, once that page is there', async () => {
    const { router } = await leaveAt(640);
    await act(async () => void router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    expect(screen.getByRole('heading', { name: 'Landing' })).toHaveFocus();
  });

  test('scrolls on while the content loads, until the visitor scrolls', async () => {
    let grow: () => void = () => undefined;
    class GrowingBody {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    }
    const own = globalThis.ResizeObserver;
    Object.assign(globalThis, { ResizeObserver: GrowingBody });
    const { router } = await leaveAt(640);
    await act(async () => void router.navigate(-1));
    Object.assign(window, { scrollY: 100 });
    scrollTo.mockClear();
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('wheel'));
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    Object.assign(globalThis, { ResizeObserver: own });
  });
});

test('an anchor in the address is scrolled to when its element appears', async () => {
  const { go } = await show('/');
  await go('/drones#privacy');
  await screen.findByRole('heading', { name: 'Drones' });
  expect(scrollIntoView).not.toHaveBeenCalled();
  const section = document.createElement('section');
  section.id = 'privacy';
  await act(async () => document.body.append(section));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  section.remove();
});

test('an anchor that cannot be decoded does nothing', async () => {
  const { router } = await show('/terms#%');
  expect(router.state.location.hash).toBe('#%');
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

describe('a press on a link to where the visitor is', () => {
  /** A link in the page, without the router: the press is what counts. */
  async function press(address: string, href: string, current = false, init: MouseEventInit = {}) {
    await show(address);
    const link = document.createElement('a');
    link.href = href;
    if (current) link.setAttribute('aria-current', 'page');
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    scrollTo.mockClear();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    link.remove();
  }

  test.each([
    ['the current entry of a menu', '/drones', '/drones', true],
    ['the current entry, from one of its tabs', '/drones?type=wing', '/drones', true],
    ['the current tab', '/drones?type=wing', '/drones?type=wing', true],
    ['the logo on its own page', '/', '/', false],
  ])('on %s leads to the top of the page', async (_what, address, href, current) => {
    await press(address, href, current);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  test.each([
    ['with a key that opens it elsewhere', '/drones', '/drones', { ctrlKey: true }],
    ['to another tab of the page', '/drones', '/drones?type=wing', {}],
    ['to another page', '/drones', '/terms', {}],
  ])('%s moves nothing', async (_what, address, href, init) => {
    await press(address, href, false, init);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('on the anchor that the address names already shows it once more', async () => {
    const section = document.createElement('section');
    section.id = 'privacy';
    document.body.append(section);
    await show('/terms#privacy');
    scrollIntoView.mockClear();
    await press('/terms#privacy', '/terms#privacy');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    section.remove();
  });
});

test('an anchor of the same page that is pressed takes the focus along', async () => {
  const section = document.createElement('section');
  section.id = 'privacy';
  const link = document.createElement('a');
  link.href = '/terms#privacy';
  document.body.append(section, link);
  const { go } = await show('/terms');
  link.focus();
  await go('/terms#privacy');
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(section).toHaveFocus();
  section.remove();
  link.remove();
});
