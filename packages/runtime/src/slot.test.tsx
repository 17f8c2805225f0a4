import { createI18n } from '@estela/i18n';
import { render, screen } from '@testing-library/react';
import { fillSlot } from './fill-slot/index.ts';
import { type Platform, PlatformProvider } from './platform.ts';
import { Slot } from './slot.tsx';
import { aPlatform } from './testing/remote-props.tsx';

function DroneCard({ id }: { id: string }) {
  return <p>{`Drone ${id}`}</p>;
}

const gear = { name: 'mf-gear', version: 'f1ea5' };

/** In a page of mf-groups. */
function renderSlot(loadSlot: Platform['loadSlot']) {
  createI18n();
  const { composition } = aPlatform();
  const manifest = { namespace: 'gear', routes: [], slots: ['droneCard', 'airspaceVerdict'] };
  const remotes = {
    [gear.name]: { version: gear.version, manifest },
  } as unknown as typeof composition.remotes;
  const app = { name: 'mf-groups', version: '1.0.0' };
  const platform = aPlatform({ app, loadSlot, composition: { ...composition, remotes } });
  render(
    <PlatformProvider value={platform}>
      <Slot
        name="droneCard"
        with={{ id: 'd1' }}
        loading={<p>{'loading'}</p>}
        fallback={<p>{'plain name'}</p>}
      />
    </PlatformProvider>,
  );
  return platform;
}

/** As a remote fills it. */
function filledBy(load: () => Promise<typeof DroneCard>) {
  const catalogues = { es: { title: 'Dron' }, en: { title: 'Drone' } };
  const texts = { namespace: 'gear', catalogues };
  return fillSlot({ slot: 'droneCard', needs: { id: true }, ...texts, load, loading: <p>{'coming'}</p> });
}

test('another area fills the slot', async () => {
  renderSlot(async () => filledBy(async () => DroneCard) as never);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Drone d1')).toBeInTheDocument();
});

test('the fallback stands where nobody fills it', async () => {
  renderSlot(async () => undefined);
  expect(await screen.findByText('plain name')).toBeInTheDocument();
});

test('the fallback stands where the other area is down, and it is that area which is reported', async () => {
  const error = new Error('mf-gear is down');
  const { report } = renderSlot(() => Promise.reject(error));
  expect(await screen.findByText('plain name')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith({ app: gear, phase: 'load', error });
});

test('the fallback stands where the filling fails, and it is that area which is reported', async () => {
  const error = new Error('its chunk is gone');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { report } = renderSlot(async () => filledBy(() => Promise.reject(error)) as never);
  expect(await screen.findByText('plain name')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith({ app: gear, phase: 'render', error });
});

test('the fallback stands where the host gives less than the filling needs, and it is that area which is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = { namespace: 'gear', catalogues: { es: {}, en: {} } };
  const load = async () => () => <p>{'a verdict'}</p>;
  const needs = { lat: true, lng: true } as const;
  // An older release of the host, from before the place was needed.
  const filling = fillSlot({ slot: 'airspaceVerdict', needs, ...texts, load, loading: null });
  const { report } = renderSlot(async () => filling as never);
  expect(await screen.findByText('plain name')).toBeInTheDocument();
  const error = expect.objectContaining({ message: 'the slot airspaceVerdict is given no lat' });
  expect(report).toHaveBeenCalledWith({ app: gear, phase: 'render', error });
});
