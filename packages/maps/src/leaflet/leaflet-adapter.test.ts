import { waitFor } from '@testing-library/react';
import { loadAdapter } from '../adapter/load-adapter.ts';
import type { AdapterOptions, MapAdapter, MapZones } from '../adapter/map-adapter.ts';
import type { LatLng } from '../geo/coordinates.ts';

const texts: AdapterOptions['texts'] = {
  language: 'es',
  spot: (name) => name,
  cluster: (count) => `${count} spots`,
  draftPin: (coordinates) => `Pin ${coordinates}`,
  you: 'Tú',
};
const spots = [
  { _id: 'a', name: 'Bando', lat: 39.4, lng: -0.3 },
  { _id: 'b', name: 'Playa', lat: 41.2, lng: 1.1 },
];
const valencia = { center: { lat: 39.4, lng: -0.3 }, zoom: 7 };

const fetched = globalThis.fetch;
let container: HTMLElement;
let adapter: MapAdapter | undefined;

beforeEach(() => {
  // jsdom has no layout and no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // The server has no tile of the packaged world.
  globalThis.fetch = async () => ({ status: 204, ok: true }) as Response;
  container = document.createElement('div');
  Object.defineProperties(container, {
    clientWidth: { value: 800, configurable: true },
    clientHeight: { value: 600 },
  });
  document.body.append(container);
});
afterEach(() => {
  adapter?.destroy();
  adapter = undefined;
  container.remove();
  jest.restoreAllMocks();
  globalThis.fetch = fetched;
});

async function openMap(position = valencia): Promise<MapAdapter> {
  const create = await loadAdapter({}, 'es');
  adapter = create({ container, position, texts, reducedMotion: true, inPage: true, dark: false });
  adapter.begin();
  return adapter;
}

const buttons = () => [...container.querySelectorAll('button')];
const labels = () => buttons().map((button) => button.getAttribute('aria-label'));
const button = (name: string) => buttons().find((one) => one.getAttribute('aria-label') === name);

test('without a key the basic map is drawn, with a button for every spot from north to south', async () => {
  const map = await openMap();
  expect(map.kind).toBe('leaflet');
  map.setSpots(spots, 'a');
  expect(labels()).toEqual(['Playa', 'Bando']);
  expect(button('Bando')).toHaveAttribute('aria-pressed', 'true');
});

test('a press on a marker selects it and keeps its element when the map moves', async () => {
  const map = await openMap();
  const onSelect = jest.fn();
  map.onSelect(onSelect);
  map.setSpots(spots);
  const before = button('Playa');
  before?.click();
  map.setView({ center: { lat: 40, lng: 0 }, zoom: 7 });
  expect(onSelect).toHaveBeenCalledWith('b');
  expect(button('Playa')).toBe(before);
});

test('a press on the drawing of a marker that selects it at once is no press on the map', async () => {
  const map = await openMap();
  const onPick = jest.fn();
  map.onPick(onPick);
  map.setPicking(true);
  map.setSpots(spots);
  map.onSelect((id) => map.setSpots(spots, id));
  const press = { bubbles: true, clientX: 400, clientY: 300 };
  button('Playa')?.querySelector('path')?.dispatchEvent(new MouseEvent('click', press));
  expect(button('Playa')).toHaveAttribute('aria-pressed', 'true');
  expect(onPick).not.toHaveBeenCalled();
  container.dispatchEvent(new MouseEvent('click', press));
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('opening a cluster moves the focus to one of its spots', async () => {
  const map = await openMap();
  map.setSpots([0, 1, 2].map((i) => ({ _id: `c${i}`, name: `Pista ${i}`, lat: 39.4 + i / 100, lng: -0.3 })));
  const cluster = button('3 spots');
  cluster?.focus();
  cluster?.click();
  expect(labels().sort()).toEqual(['Pista 0', 'Pista 1', 'Pista 2']);
  expect(buttons()).toContain(document.activeElement);
});

test('Enter on the map picks its middle, and the arrow keys move the pin', async () => {
  const map = await openMap();
  const onPick = jest.fn();
  map.onPick(onPick);
  const enter = () => container.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  enter();
  expect(onPick).not.toHaveBeenCalled();
  map.setPicking(true);
  enter();
  expect(onPick.mock.lastCall[0].lat).toBeCloseTo(39.4, 2);
  map.setDraftPin({ lat: 39.4, lng: -0.3 });
  button('Pin 39.40000, -0.30000')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
  );
  expect(onPick.mock.lastCall[0].lng).toBeGreaterThan(-0.3);
  expect(onPick.mock.lastCall[0].lat).toBeCloseTo(39.4, 4);
});

test('spots on both sides of the 180th meridian are in one view', async () => {
  const map = await openMap({ center: { lat: -17, lng: 179.9 }, zoom: 6 });
  map.setSpots([
    { _id: 'w', name: 'Oeste', lat: -17, lng: 179 },
    { _id: 'e', name: 'Este', lat: -17.5, lng: -179 },
  ]);
  expect(labels()).toEqual(['Oeste', 'Este']);
  const onMove = jest.fn();
  map.onMove(onMove);
  map.fitBounds({ west: 178, south: -18, east: -178, north: -16 });
  // Where it starts is told once, however often the page has moved it there.
  expect(onMove).not.toHaveBeenCalled();
  await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
  const { bounds, isStart } = onMove.mock.lastCall[0];
  expect(isStart).toBe(true);
  expect(bounds.west).toBeGreaterThan(170);
  expect(bounds.east).toBeLessThan(-170);
  map.zoomBy(1);
  expect(onMove.mock.lastCall[0]).toEqual({
    center: expect.anything(),
    zoom: expect.any(Number),
    bounds: expect.anything(),
  });
});

/** A zone between two longitudes, east perhaps past 180 as the server sends it. */
function zoneBetween(west: number, east: number): MapZones {
  const ring = [
    [west, -18],
    [east, -18],
    [east, -16],
    [west, -16],
    [west, -18],
  ] as const;
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'restricted' },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
    ],
  };
}

/** Whether a drawn zone is in view: what lies a turn away is clipped to nothing. */
function seesZone(): boolean {
  return /L/.test(container.querySelector('path.outline')?.getAttribute('d') ?? '');
}

test.each([
  ['west', { lat: -17, lng: 179.5 }],
  ['east', { lat: -17, lng: -179.5 }],
])('zones beyond the 180th meridian are drawn from %s of it', async (_, center) => {
  const map = await openMap({ center, zoom: 8 });
  for (const [west, east] of [
    [-180, -179.6],
    [179.6, 180],
    [179.8, 180.2],
    [-180.2, -179.8],
  ] as const) {
    map.setZones(zoneBetween(west, east));
    expect(seesZone()).toBe(true);
  }
  map.setZones(zoneBetween(-3, -2));
  expect(seesZone()).toBe(false);
});

test('a zone follows the view around the globe', async () => {
  const map = await openMap({ center: { lat: -17, lng: 179.5 }, zoom: 8 });
  map.setZones(zoneBetween(-179.9, -179.6));
  for (const lng of [-179.5, 179.5, 10, -179.5]) {
    map.setView({ center: { lat: -17, lng }, zoom: 8 });
    expect(seesZone()).toBe(lng !== 10);
  }
});

test('the line of a flight is drawn with its ends and the place that is read, and goes again', async () => {
  const map = await openMap();
  const line = [
    { lat: 39.4, lng: -0.3 },
    { lat: 39.41, lng: -0.31 },
  ];
  const drawn = () => [
    container.querySelectorAll('path.track').length,
    container.querySelectorAll('.trackDot').length,
  ];
  map.setTrack(line);
  map.setTrackMark(line[0]);
  map.setTrackMark(line[1]);
  expect(drawn()).toEqual([1, 3]);
  map.setTrack(line, [0, 3]);
  expect(container.querySelectorAll('path.track.step0')).toHaveLength(1);
  map.setTrack(line.slice(0, 1));
  map.setTrackMark(undefined);
  expect(drawn()).toEqual([1, 2]);
  map.setTrack(undefined);
  expect(drawn()).toEqual([0, 0]);
});

test('destroying leaves the container as it was', async () => {
  const map = await openMap();
  map.setSpots(spots);
  map.destroy();
  adapter = undefined;
  expect(container).toBeEmptyDOMElement();
  expect(container.className.replace(/leaflet-\S+/g, '').trim()).toBe('');
});

test('the basic map stays when Google does not load', async () => {
  const page = globalThis as { google?: unknown };
  page.google = { maps: { importLibrary: () => Promise.reject(new Error('blocked')) } };
  const create = await loadAdapter({ googleMapsApiKey: 'key' }, 'es');
  adapter = create({ container, position: valencia, texts, reducedMotion: true, inPage: false, dark: true });
  expect(adapter.kind).toBe('leaflet');
  page.google = undefined;
});

test('a map that is left right after its size changed is not asked any more', async () => {
  let tell: ResizeObserverCallback = () => undefined;
  const observer = { observe: () => undefined, disconnect: () => undefined };
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    tell = callback;
    return observer as never;
  });
  const map = await openMap();
  jest.useFakeTimers();
  Object.defineProperty(container, 'clientWidth', { value: 500 });
  tell([], observer as never);
  map.destroy();
  adapter = undefined;
  expect(() => jest.advanceTimersByTime(1_000)).not.toThrow();
  jest.useRealTimers();
});

/** A flight beside the middle of the map. */
const flown = [
  { lat: 39.405, lng: -0.29 },
  { lat: 39.41, lng: -0.285 },
];

test('zooming, by the buttons and by keys, leaves the nearest point of a track where it is', async () => {
  const map = await openMap({ center: { lat: 39.4, lng: -0.3 }, zoom: 13 });
  const moves: LatLng[] = [];
  map.onMove(({ center }) => moves.push(center));
  map.setTrack(flown);
  await waitFor(() => expect(moves).not.toHaveLength(0));
  const nearest = flown[0] as LatLng;
  const before = moves.at(-1) as LatLng;
  map.zoomBy(1);
  const after = moves.at(-1) as LatLng;
  expect(after.lng - nearest.lng).toBeCloseTo((before.lng - nearest.lng) / 2, 4);
  expect(after.lat - nearest.lat).toBeCloseTo((before.lat - nearest.lat) / 2, 4);
  container.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  expect((moves.at(-1) as LatLng).lng - nearest.lng).toBeCloseTo((before.lng - nearest.lng) / 4, 4);
});
