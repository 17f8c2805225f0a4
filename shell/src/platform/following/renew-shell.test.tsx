import { addCatalogue } from '@estela/i18n';
import { dismissToast, Toaster } from '@estela/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react/pure';
import en from '../../locales/releases.en.json' with { type: 'json' };
import es from '../../locales/releases.es.json' with { type: 'json' };
import { reloadPage } from '../reload-page.ts';
import { aComposition, aPilot, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';
import { renewShell } from './renew-shell.ts';

jest.mock('../reload-page.ts', () => ({ reloadPage: jest.fn() }));
const reload = jest.mocked(reloadPage);

const before = aComposition({ 'mf-gear': aRemote('mf-gear', [aRoute('/drones'), aRoute('/components')]) });
const after = { ...before, sequence: 2, id: 'b', shell: { ...before.shell, version: '3.0.0' } };

function Page() {
  return (
    <>
      <textarea aria-label="Notes" />
      <Toaster />
    </>
  );
}

let stop = () => undefined as void;
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  stop();
  act(() => dismissToast());
});

async function openPage() {
  const remotes = { 'mf-gear': lifecyclesOf('mf-gear', Page) };
  const shown = await renderShell('/drones', { composition: before, remotes, user: aPilot });
  addCatalogue(shown.i18n, 'releases', { es, en });
  stop = renewShell(shown.shell, shown.router);
  await screen.findByRole('textbox');
  return { ...shown, release: () => act(async () => shown.composition.accept(after)) };
}

test('a newer shell is offered, and loads when the visitor accepts', async () => {
  const { release } = await openPage();
  expect(screen.queryByText(es.shell)).not.toBeInTheDocument();
  await release();
  fireEvent.click(screen.getByRole('button', { name: es.reload }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it loads by itself with the next page, once', async () => {
  const { release, go } = await openPage();
  await go('/components');
  expect(reload).not.toHaveBeenCalled();
  await release();
  await go('/drones?sort=name');
  expect(reload).toHaveBeenCalledTimes(1);
  await go('/components');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('neither a change of the query nor going back reloads', async () => {
  const { release, go, router } = await openPage();
  await go('/components');
  await release();
  await go('/components?sort=name');
  await act(async () => void router.navigate(-2));
  await waitFor(() => expect(router.state.location.pathname).toBe('/drones'));
  expect(reload).not.toHaveBeenCalled();
});

test('while something is typed it is neither offered nor loaded', async () => {
  const { release, go } = await openPage();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Un bando' } });
  await release();
  expect(screen.queryByText(es.shell)).not.toBeInTheDocument();
  await go('/components');
  expect(reload).not.toHaveBeenCalled();
});
