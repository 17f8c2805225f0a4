import { type ZoneKind, zoneKinds } from '@estela/contracts/values';
import { loadAdapter } from '../adapter/load-adapter.ts';
import type { AdapterOptions, MapAdapter, MapZones, Position } from '../adapter/map-adapter.ts';
import { type GoogleStandIn, installGoogle, removeGoogle } from './google-stand-in.ts';
import { forgetGoogle, loadGoogle } from './load-google.ts';

const texts: AdapterOptions['texts'] = {
  language: 'es',
  spot: (name) => name,
  cluster: (count) => `${count} spots`,
  draftPin: (coordinates) => `Pin ${coordinates}`,
  you: 'Tú',
};
const settings = { googleMapsApiKey: 'key', googleMapsMapId: 'style' };
const valencia = { center: { lat: 39.4, lng: -0.3 }, zoom: 8 };
const spots = [
  { _id: 'a', name: 'Bando', lat: 39.4, lng: -0.3 },
  { _id: 'b', name: 'Playa', lat: 41.2, lng: 1.1, mine: true },
];

let google: GoogleStandIn;
let container: HTMLElement;
let adapter: MapAdapter | undefined;

async function openMap(): Promise<MapAdapter> {
  const create = await loadAdapter(settings, 'es');
  adapter = create({ container, position: valencia, texts, reducedMotion: false, inPage: false, dark: true });
  google.settle();
  return adapter;
}

beforeEach(() => {
  forgetGoogle();
  google = installGoogle();
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  adapter?.destroy();
  adapter = undefined;
  container.remove();
  removeGoogle();
});

test('with a key that works, Google draws the map, in our style and the dark scheme', async () => {
  expect((await openMap()).kind).toBe('google');
  expect(google.mapOptions).toMatchObject({ mapId: 'style', colorScheme: 'DARK', gestureHandling: 'greedy' });
});

test('spots are markers named by their title, and a press selects', async () => {
  const map = await openMap();
  const onSelect = jest.fn();
  map.onSelect(onSelect);
  map.setSpots(spots, 'b');
  expect(google.markerTitles()).toEqual(['Bando', 'Playa']);
  google.press('Bando');
  expect(onSelect).toHaveBeenCalledWith('a');
});

test('a click picks only while picking is on', async () => {
  const map = await openMap();
  const onPick = jest.fn();
  map.onPick(onPick);
  google.click({ lat: 40, lng: 190 });
  map.setPicking(true);
  google.click({ lat: 40, lng: 190 });
  expect(onPick.mock.calls).toEqual([[{ lat: 40, lng: -170 }]]);
});

test('the pin of a new spot reports where it was dropped', async () => {
  const map = await openMap();
  const onPick = jest.fn();
  map.onPick(onPick);
  map.setDraftPin({ lat: 40, lng: -3 });
  google.drop('Pin 40.00000, -3.00000', { lat: 41, lng: -2 });
  expect(onPick).toHaveBeenCalledWith({ lat: 41, lng: -2 });
  map.setDraftPin(undefined);
  expect(google.markerTitles()).toEqual([]);
});

test('a move of the map is reported with its box', async () => {
  const map = await openMap();
  const onMove = jest.fn();
  map.onMove(onMove);
  google.settle();
  expect(onMove).toHaveBeenCalledWith({ ...valencia, bounds: google.bounds });
});

/** Counter-clockwise, from its south-west corner. */
const ringAround = (half: number): Position[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
  [-half, -half],
];

function zonesOf(kinds: readonly ZoneKind[], coordinates = [ringAround(1)]): MapZones {
  const geometry = { type: 'Polygon' as const, coordinates };
  const features = kinds.map((kind) => ({ type: 'Feature' as const, properties: { kind }, geometry }));
  return { type: 'FeatureCollection', features };
}

test('a zone is a filled shape with an outline', async () => {
  const map = await openMap();
  map.setZones(zonesOf(['limited']));
  expect(google.shapes()).toEqual(['Polygon', 'Polyline']);
  map.setZones(undefined);
  expect(google.shapes()).toEqual([]);
});

test('each kind of zone has an outline of its own, whatever its colour', async () => {
  const map = await openMap();
  map.setZones(zonesOf(zoneKinds));
  const outlines = google
    .drawn()
    .filter((shape) => !('paths' in shape))
    .map(({ strokeWeight, strokeOpacity, icons }) => JSON.stringify({ strokeWeight, strokeOpacity, icons }));
  expect(outlines).toHaveLength(zoneKinds.length);
  expect(new Set(outlines).size).toBe(zoneKinds.length);
});

test('lines and gaps of an outline follow one another as the legend draws them', async () => {
  const map = await openMap();
  map.setZones(zonesOf(['activeNotam']));
  const [outline] = google.drawn().filter((shape) => 'icons' in shape);
  expect(outline).toMatchObject({
    strokeOpacity: 0,
    icons: [
      { icon: { path: 'M 0,-5 0,5' }, offset: '5px', repeat: '18px' },
      { icon: { path: 'M 0,-1 0,1' }, offset: '14px', repeat: '18px' },
    ],
  });
});

test.each([
  ['as the outside', ringAround(0.5)],
  ['against it', ringAround(0.5).toReversed()],
])('a hole whose ring runs %s is not filled', async (_, hole) => {
  const map = await openMap();
  map.setZones(zonesOf(['restricted'], [ringAround(1), hole]));
  const [filled] = google.drawn().filter((shape) => 'paths' in shape);
  const against = ringAround(0.5)
    .toReversed()
    .map(([lng, lat]) => ({ lng, lat }));
  expect(filled).toHaveProperty('paths', [ringAround(1).map(([lng, lat]) => ({ lng, lat })), against]);
});

test('destroying leaves nothing behind', async () => {
  const map = await openMap();
  map.setSpots(spots);
  map.setDraftPin({ lat: 40, lng: -3 });
  expect(container).toHaveStyle({ position: 'relative' });
  map.destroy();
  expect(google.markerTitles()).toEqual([]);
  expect(google.listeners()).toBe(0);
  expect(container).toBeEmptyDOMElement();
  expect(container).not.toHaveAttribute('style');
});

test('the line of a flight has two ends and the place that is read, and goes again', async () => {
  const map = await openMap();
  const line = spots.map(({ lat, lng }) => ({ lat, lng }));
  map.setTrack(line);
  map.setTrackMark(line[0]);
  map.setTrackMark(line[1]);
  expect([google.shapes(), google.markerTitles()]).toEqual([['Polyline'], ['', '', '']]);
  map.setTrack(undefined);
  map.setTrackMark(undefined);
  expect([google.shapes(), google.markerTitles()]).toEqual([[], []]);
});

test('a script that does not answer within four seconds leaves the basic map, in every bundle of the page', async () => {
  (globalThis as { google?: unknown }).google = { maps: { importLibrary: () => new Promise(() => {}) } };
  jest.useFakeTimers();
  const loading = loadGoogle({ key: 'key', language: 'es' });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await loading).toBeUndefined();
  jest.useRealTimers();
  await jest.isolateModulesAsync(async () => {
    const another = await import('./load-google.ts');
    expect(another.loadGoogle).not.toBe(loadGoogle);
    expect(another.loadGoogle({ key: 'key', language: 'es' })).toBe(loading);
  });
});

test('a key that Google refuses later is reported, so that the basic map can take over', async () => {
  const map = await openMap();
  const onFailure = jest.fn();
  map.onFailure(onFailure);
  google.refuse();
  expect(onFailure).toHaveBeenCalled();
});
