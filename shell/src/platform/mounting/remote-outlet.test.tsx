import type { RemoteLifecycles } from '@estela/runtime';
import { act, fireEvent, screen } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { deadlines } from '../loading/deadline.ts';
import {
  aComposition,
  aRemote,
  aRoute,
  lifecyclesOf,
  remotesAreGone,
  renderShell,
} from '../testing/shell-parts.tsx';

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones')]),
  'mf-groups': aRemote('mf-groups', [aRoute('/groups')]),
});
const groups = lifecyclesOf('mf-groups', () => <h1>{'Groups'}</h1>);
const gear = lifecyclesOf('mf-gear', () => <h1>{'Drones'}</h1>);

async function expectTheRestWorks(go: (to: string) => Promise<void>) {
  await go('/groups');
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

function card() {
  return screen.findByRole('alert');
}

test('a remote that cannot be loaded shows a card in its place, and the rest works', async () => {
  const { report, go } = await renderShell('/drones', { composition, remotes: { 'mf-groups': groups } });
  expect(await card()).toHaveTextContent('Esta parte no está disponible');
  expect(await card()).toHaveTextContent('mf-gear@1.0.0');
  expect(report).toHaveBeenCalledWith({
    app: { name: 'mf-gear', version: '1.0.0' },
    phase: 'load',
    error: new Error('mf-gear is missing'),
  });
  await expectTheRestWorks(go);
});

test('without a network the card says so, and the remote loads by itself once it is back', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(gear).mockRejectedValueOnce(new Error('offline'));
  await renderShell('/drones', { composition, remotes: { 'mf-gear': load } });
  expect(await card()).toHaveTextContent('Sin conexión');
  expect(await card()).not.toHaveTextContent('mf-gear@1.0.0');
  network.mockRestore();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
});

test('the card’s retry loads the remote again', async () => {
  const load = jest.fn(gear).mockRejectedValueOnce(new Error('offline'));
  const { loader } = await renderShell('/drones', { composition, remotes: { 'mf-gear': load } });
  await card();
  expect(loader.forget).toHaveBeenCalledWith('mf-gear');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const gearAt = (version: string) => ({ ...aRemote('mf-gear', [aRoute('/drones')]), version });
const after = {
  ...composition,
  sequence: 2,
  id: 'bbbbbbbbbbbb',
  remotes: { ...composition.remotes, 'mf-gear': gearAt('2.0.0') },
};

test('the card’s retry loads the version that is live by now', async () => {
  let live = composition;
  const load = jest.fn(gear).mockRejectedValueOnce(new Error('broken release'));
  await renderShell('/drones', { composition, remotes: { 'mf-gear': load }, read: async () => live });
  expect(await card()).toHaveTextContent('mf-gear@1.0.0');
  live = after;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a version that fails is replaced without a card when another is live', async () => {
  const load = jest.fn(gear).mockRejectedValueOnce(new Error('its files are gone'));
  const { report } = await renderShell('/drones', {
    composition,
    remotes: { 'mf-gear': load },
    read: async () => after,
  });
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ app: { name: 'mf-gear', version: '1.0.0' } }),
  );
});

test('a first render that throws ends in the card', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const broken = lifecyclesOf('mf-gear', () => {
    throw new Error('no drones today');
  });
  const remotes = { 'mf-gear': broken, 'mf-groups': groups };
  const { go } = await renderShell('/drones', { composition, remotes });
  expect(await card()).toHaveTextContent('mf-gear@1.0.0');
  await expectTheRestWorks(go);
});

function BreaksOnClick() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broke later');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {'Break'}
    </button>
  );
}

test('a later render that throws ends in the card, not in an empty page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const remotes = { 'mf-gear': lifecyclesOf('mf-gear', BreaksOnClick), 'mf-groups': groups };
  const { report, go } = await renderShell('/drones', { composition, remotes });
  fireEvent.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await card()).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'render' }));
  await expectTheRestWorks(go);
});

test('a mount that never ends times out, and the rest works', async () => {
  jest.useFakeTimers();
  // single-spa warns too, of the remote by its name.
  jest.spyOn(console, 'warn').mockImplementation();
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const endless: RemoteLifecycles = { ...(await gear()), mount: () => new Promise(() => undefined) };
  const remotes = { 'mf-gear': async () => endless, 'mf-groups': groups };
  const { report, go } = await renderShell('/drones', { composition, remotes });
  await act(() => jest.advanceTimersByTimeAsync(deadlines.mount));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'mount' }));
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/mf-gear-\d/));
  jest.useRealTimers();
  await expectTheRestWorks(go);
});

test('a remote that fails to unmount is removed from the page and reported', async () => {
  const stubborn: RemoteLifecycles = { ...(await gear()), unmount: () => Promise.reject(new Error('no')) };
  const remotes = { 'mf-gear': async () => stubborn, 'mf-groups': groups };
  const { report, go } = await renderShell('/drones', { composition, remotes });
  await screen.findByRole('heading', { name: 'Drones' });
  await expectTheRestWorks(go);
  expect(screen.queryByRole('heading', { name: 'Drones' })).not.toBeInTheDocument();
  await act(remotesAreGone);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'unmount' }));
});

test('a remote that was mounted before is rendered in the task of the press, with nothing in between', async () => {
  const leading = lifecyclesOf('mf-groups', () => <Link to="/drones">{'Drones'}</Link>);
  const { go } = await renderShell('/drones', {
    composition,
    remotes: { 'mf-gear': gear, 'mf-groups': leading },
  });
  await screen.findByRole('heading', { name: 'Drones' });
  await go('/groups');
  const link = await screen.findByRole('link', { name: 'Drones' });
  await act(remotesAreGone);
  // As in a browser: `act` would wait for everything that happens later.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  let later = false;
  const timer = setTimeout(() => {
    later = true;
  });
  link.click();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(later).toBe(false);
  expect(screen.getByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  clearTimeout(timer);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});

const happened: string[] = [];

function Leaving() {
  useEffect(() => () => void happened.push('taken down'), []);
  return <h1>{'Drones'}</h1>;
}

function Coming() {
  useLayoutEffect(() => void requestAnimationFrame(() => happened.push('painted')), []);
  return <h1>{'Groups'}</h1>;
}

test('a remote is unmounted once the next page is painted', async () => {
  const remotes = {
    'mf-gear': lifecyclesOf('mf-gear', Leaving),
    'mf-groups': lifecyclesOf('mf-groups', Coming),
  };
  const { go } = await renderShell('/groups', { composition, remotes });
  await go('/drones');
  await screen.findByRole('heading', { name: 'Drones' });
  // Its own first root is free again, so that it is rendered in the task of the press.
  await act(remotesAreGone);
  happened.length = 0;
  await expectTheRestWorks(go);
  await act(remotesAreGone);
  expect(happened).toEqual(['painted', 'taken down']);
});

test('leaving before the remote has arrived mounts nothing', async () => {
  let arrive: (remote: RemoteLifecycles) => void = () => undefined;
  const late = new Promise<RemoteLifecycles>((resolve) => {
    arrive = resolve;
  });
  const remotes = { 'mf-gear': () => late, 'mf-groups': groups };
  const { go } = await renderShell('/drones', { composition, remotes });
  await expectTheRestWorks(go);
  arrive(await gear());
  await act(() => late);
  expect(screen.queryByRole('heading', { name: 'Drones' })).not.toBeInTheDocument();
});
