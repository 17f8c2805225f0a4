import { useTranslation } from '@estela/i18n';
import { act, screen } from '@testing-library/react';
import { usePlatform } from '../platform.ts';
import { someRemoteProps } from '../testing/remote-props.tsx';
import { defineLifecycles } from './define-lifecycles.tsx';
import type { RemoteProps } from './remote-props.ts';

const catalogues = { es: { title: 'Drones de {{name}}' }, en: { title: 'Drones of {{name}}' } };

function Drones() {
  const { t } = useTranslation('gear');
  return <h1>{t('title', { name: usePlatform().app.name })}</h1>;
}

function Broken(): never {
  throw new Error('no drones today');
}

function remote(App: () => React.ReactNode, fields: Partial<RemoteProps> = {}) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = {
    ...someRemoteProps(fields),
    domElement,
    name: 'parcel-1',
    singleSpa: {},
    mountParcel: jest.fn(),
  };
  const lifecycles = defineLifecycles({ name: 'mf-gear', namespace: 'gear', catalogues, App });
  /** The promise settles once the root has drawn, so it must not be awaited inside `act`. */
  async function run(phase: 'bootstrap' | 'mount' | 'unmount') {
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = lifecycles[phase](props as never);
    });
    await done;
  }
  return { props, run, domElement };
}

test('mounts the app with its texts and takes it down again', async () => {
  const { run, domElement } = remote(Drones);
  await run('bootstrap');
  await run('mount');
  expect(screen.getByRole('heading')).toHaveTextContent('Drones de mf-gear');
  await run('unmount');
  expect(domElement).toBeEmptyDOMElement();
});

test('follows the language of the page', async () => {
  const { props, run } = remote(Drones);
  await run('bootstrap');
  await run('mount');
  await act(() => props.i18n.changeLanguage('en'));
  expect(screen.getByRole('heading')).toHaveTextContent('Drones of mf-gear');
  await run('unmount');
});

test('a render that throws is reported to the shell, and mounting still ends', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { props, run, domElement } = remote(Broken);
  await run('bootstrap');
  await run('mount');
  expect(props.onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'no drones today' }));
  expect(domElement).toBeEmptyDOMElement();
  await run('unmount');
});

test('throws with a second copy of the slice or of the runtime', async () => {
  const { instances } = someRemoteProps();
  const ofApi = remote(Drones, { instances: { ...instances, api: {} } });
  await expect(ofApi.run('bootstrap')).rejects.toThrow('@estela/api');
  const ofRuntime = remote(Drones, { instances: { ...instances, runtime: Symbol('other') } });
  await expect(ofRuntime.run('bootstrap')).rejects.toThrow('mf-gear brings a second copy of @estela/runtime');
});
