import { addCatalogue } from '@estela/i18n';
import { type RemoteLifecycles, useUnsavedGuard } from '@estela/runtime';
import { dismissToast, Toaster } from '@estela/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react/pure';
import { useState } from 'react';
import en from '../../locales/releases.en.json' with { type: 'json' };
import es from '../../locales/releases.es.json' with { type: 'json' };
import { aComposition, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';
import { swapWhenSafe } from './swap-when-safe.ts';

/** Gear at this version, and with it the composition. */
function released(version: string, sequence: number) {
  const gear = { ...aRemote('mf-gear', [aRoute('/drones')]), version };
  return { ...aComposition({ 'mf-gear': gear }), sequence, id: version };
}

function Page({ version }: { version: string }) {
  const [text, setText] = useState('');
  useUnsavedGuard(text !== '');
  return (
    <>
      <h1>{`Version ${version}`}</h1>
      <a href="/drones#more">{'More'}</a>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <video muted data-version={version} />
      <Toaster />
    </>
  );
}

const versions: Record<string, () => Promise<RemoteLifecycles>> = {
  '1': lifecyclesOf('mf-gear', () => <Page version="1" />),
  '2': lifecyclesOf('mf-gear', () => <Page version="2" />),
};

let stop = () => undefined as void;
afterEach(() => {
  stop();
  act(() => dismissToast());
});

async function openPage(timeout = 60_000) {
  const remotes = { 'mf-gear': () => Promise.reject(new Error('unused')) };
  const shown = await renderShell('/', { composition: released('1', 1), remotes });
  const { shell, loader, composition } = shown;
  addCatalogue(shown.i18n, 'releases', { es, en });
  loader.load.mockImplementation((_name, remote = composition.current().remotes['mf-gear']) => {
    const load = versions[remote?.version ?? ''];
    return load ? load() : Promise.reject(new Error('broken'));
  });
  await shown.go('/drones');
  stop = swapWhenSafe(shell, { look: 5, timeout });
  await screen.findByRole('heading', { name: 'Version 1' });
  const release = (version: string, sequence: number) =>
    act(async () => composition.accept(released(version, sequence)));
  return { ...shown, release };
}

const expectVersion = (version: string) => screen.findByRole('heading', { name: `Version ${version}` });
const field = () => screen.getByRole('textbox', { name: 'Name' });

test('an idle page gets the new version at once, with the focus where it was', async () => {
  const { release } = await openPage();
  screen.getByRole('link', { name: 'More' }).focus();
  await release('2', 2);
  await expectVersion('2');
  await waitFor(() => expect(screen.getByRole('link', { name: 'More' })).toHaveFocus());
});

test('a newer version and the old one again, in one tab', async () => {
  const { release } = await openPage();
  for (const [index, version] of ['2', '1', '2', '1'].entries()) {
    await release(version, index + 2);
    await expectVersion(version);
  }
});

test('over a typed form the new version is offered, and it loads once nothing is typed any more', async () => {
  const { release } = await openPage(20);
  fireEvent.change(field(), { target: { value: 'Avispa' } });
  await release('2', 2);
  expect(await screen.findByText(es.afterSaving)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: es.update })).not.toBeInTheDocument();
  expect(field()).toHaveValue('Avispa');
  fireEvent.change(field(), { target: { value: '' } });
  await expectVersion('2');
  await waitFor(() => expect(screen.queryByText(es.afterSaving)).not.toBeInTheDocument());
});

test('a visitor who watches a video is offered the new version', async () => {
  const { release } = await openPage(20);
  const video = document.querySelector('video');
  Object.defineProperty(video, 'paused', { value: false });
  await release('2', 2);
  fireEvent.click(await screen.findByRole('button', { name: es.update }));
  await expectVersion('2');
});

test('when a version does not load, the working one stays on screen', async () => {
  const { release, report } = await openPage();
  await release('broken', 2);
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ app: { name: 'mf-gear', version: 'broken' }, phase: 'load' }),
    ),
  );
  await expectVersion('1');
  await release('2', 3);
  await expectVersion('2');
});
