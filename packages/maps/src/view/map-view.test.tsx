import { createI18n, I18nextProvider, setLanguage } from '@estela/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForMaps } from '../adapter/load-adapter.ts';
import { createFakeMaps } from '../fake/fake-adapter.ts';
import { MapView, type MapViewProps } from './map-view.tsx';

const spots = [
  { _id: 'a', name: 'Bando', lat: 39.4, lng: -0.3 },
  { _id: 'b', name: 'Bando', lat: 43.3, lng: -8.4, mine: true },
  { _id: 'c', name: 'Playa', lat: 36.7, lng: -4.4, approximateMetres: 1500 },
];
const zones = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'restricted' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
  ],
} as const;

let maps = createFakeMaps();

beforeEach(() => {
  maps = createFakeMaps();
  standInForMaps(maps.create);
});
afterEach(() => standInForMaps(undefined));

function renderMap(props: Partial<MapViewProps> = {}) {
  const i18n = createI18n();
  const view = (changed: Partial<MapViewProps>) => (
    <I18nextProvider i18n={i18n}>
      <MapView label="Mapa de spots" {...props} {...changed} />
    </I18nextProvider>
  );
  const result = render(view({}));
  return { ...result, i18n, change: (changed: Partial<MapViewProps>) => result.rerender(view(changed)) };
}

const mapReady = () => screen.findByRole('button', { name: 'Acercar' });

test('a box is fitted between what lies over the map, an earlier view exactly', async () => {
  const bounds = { west: -4, south: 40, east: -3, north: 41 };
  const { change } = renderMap({ initialView: { bounds } });
  await mapReady();
  expect(maps.last().fitted).toEqual({ room: expect.objectContaining({ right: expect.any(Number) }) });
  change({ initialView: { bounds, exact: true } });
  expect(maps.last().fitted).toEqual({ exact: true });
});

test('every spot is a button with a unique name, which selects it', async () => {
  const onSelect = jest.fn();
  renderMap({ spots, onSelect, selectedId: 'b' });
  await mapReady();
  expect(screen.getByRole('region', { name: 'Mapa de spots' })).toHaveAccessibleDescription(/flechas/);
  expect(screen.getByRole('button', { name: 'Bando (2)', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Playa, ubicación aproximada' }));
  expect(onSelect).toHaveBeenCalledWith('c');
});

test('a press on the map leaves no sign of focus, a key brings it back', async () => {
  renderMap({ spots });
  await mapReady();
  const map = screen.getByRole('region', { name: 'Mapa de spots' });
  expect(map).not.toHaveAttribute('data-pressed');
  await userEvent.pointer({ keys: '[MouseLeft]', target: map });
  expect(map).toHaveAttribute('data-pressed');
  await userEvent.click(screen.getByRole('button', { name: 'Acercar' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(map).not.toHaveAttribute('data-pressed');
});

test('a link leads past the pins, where there are any', async () => {
  const { change } = renderMap({ spots });
  await mapReady();
  const after = () => screen.getByText('Mapa básico').closest('[tabindex="-1"]');
  await userEvent.click(screen.getByRole('link', { name: 'Saltar los spots del mapa' }));
  expect(after()).toHaveFocus();
  change({ spots: [] });
  expect(screen.queryByRole('link', { name: 'Saltar los spots del mapa' })).not.toBeInTheDocument();
});

test('who made the packaged world is named with the licence, also beside a map of the operator', async () => {
  const { change } = renderMap();
  await mapReady();
  const licences = () =>
    ['© OpenStreetMap', 'IGN', 'GeoNames'].map((name) => screen.getByRole('link', { name }));
  const [osm, ...others] = licences();
  expect(osm).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  for (const link of others) expect(link).toHaveAttribute('href', expect.stringContaining('licenses/by/4.0'));
  change({ settings: { mapFile: '/map/area.pmtiles' } });
  expect(licences()).toHaveLength(3);
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  change({ settings: { mapLayers: [{ kind: 'streets', url, attribution: '© Calles' }] } });
  expect(screen.getByText('© Calles')).toBeInTheDocument();
  expect(licences()).toHaveLength(3);
});

test('a kind of map that the next map lacks gives way to the plain map', async () => {
  const setGround = jest.fn();
  standInForMaps((options) => {
    const map = maps.create(options);
    if (maps.all.length > 1) return { ...map, setGround };
    return { ...map, grounds: ['map', 'satellite'] };
  });
  renderMap({ settings: { googleMapsApiKey: 'key' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Satélite' }));
  act(() => maps.last().fail());
  await waitFor(() => expect(setGround).toHaveBeenCalledWith('map'));
  expect(setGround).not.toHaveBeenCalledWith('satellite');
  expect(screen.getByText('Mapa básico')).toBeInTheDocument();
});

test('what changes while a refused map goes is drawn on the next one alone', async () => {
  const { change } = renderMap({ spots: [], settings: { googleMapsApiKey: 'key' } });
  await mapReady();
  const setSpots = jest.spyOn(maps.last(), 'setSpots');
  act(() => {
    maps.last().fail();
    change({ spots, settings: { googleMapsApiKey: 'key' } });
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Bando|^Playa/ })).toHaveLength(3));
  expect(maps.all).toHaveLength(2);
  expect(setSpots).not.toHaveBeenCalled();
});

test('the markers follow the language', async () => {
  const { i18n } = renderMap({ spots });
  await mapReady();
  await act(() => setLanguage(i18n, 'en'));
  expect(screen.getByRole('button', { name: 'Playa, approximate place' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
});

test('a new box is reported once the map has come to rest', async () => {
  jest.useFakeTimers();
  const onBoundsChange = jest.fn();
  renderMap({ onBoundsChange });
  await act(() => jest.advanceTimersByTimeAsync(10));
  const box = { west: -1, south: 39, east: 0, north: 40 };
  act(() => {
    maps.last().move({ ...box, west: -2 });
    maps.last().move(box, 9);
  });
  expect(onBoundsChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(onBoundsChange).toHaveBeenCalledTimes(1);
  expect(onBoundsChange).toHaveBeenCalledWith(expect.objectContaining({ bounds: box, zoom: 9 }));
  jest.useRealTimers();
});

test('a map that picks reports the point and shows the pin', async () => {
  const onPick = jest.fn();
  const { change } = renderMap({ onPick });
  await mapReady();
  act(() => maps.last().pick({ lat: 39.5, lng: -0.4 }));
  expect(onPick).toHaveBeenCalledWith({ lat: 39.5, lng: -0.4 });
  change({ onPick, draftPin: { lat: 39.5, lng: -0.4 } });
  expect(screen.getByRole('button', { name: /39\.50000, -0\.40000/ })).toBeInTheDocument();
});

test('a map that only shows does not pick', async () => {
  const { change } = renderMap();
  await mapReady();
  const onPick = jest.fn();
  change({ onPick });
  change({ onPick: undefined });
  act(() => maps.last().pick({ lat: 1, lng: 1 }));
  expect(onPick).not.toHaveBeenCalled();
});

test('Escape clears the selection', async () => {
  const onSelect = jest.fn();
  renderMap({ spots, onSelect, selectedId: 'a', panel: <button type="button">Ver</button> });
  await mapReady();
  screen.getByRole('button', { name: 'Ver' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onSelect).toHaveBeenCalledWith(undefined);
});

test('Escape closes the card of a point that was asked about, from the map too', async () => {
  const onSelect = jest.fn();
  const { change } = renderMap({ onSelect, onPick: () => {}, draftPin: { lat: 40, lng: -3 } });
  await mapReady();
  const map = screen.getByRole('region', { name: 'Mapa de spots' });
  map.focus();
  await userEvent.keyboard('{Escape}');
  expect(onSelect).not.toHaveBeenCalled();
  const panel = <button type="button">Cerrar</button>;
  change({ onSelect, onPick: () => {}, draftPin: { lat: 40, lng: -3 }, panel });
  await userEvent.keyboard('{Escape}');
  expect(onSelect).toHaveBeenCalledWith(undefined);
  screen.getByRole('button', { name: 'Cerrar' }).focus();
  change({ onSelect, onPick: () => {} });
  expect(map).toHaveFocus();
});

test('the point that a card tells about is brought out from under it, and a pin without a card stays', async () => {
  const draftPin = { lat: 40, lng: -3 };
  const { change } = renderMap({ onPick: () => {}, draftPin });
  await mapReady();
  expect(maps.last().focused).toBeUndefined();
  change({ panel: <p>Prohibido</p> });
  expect(maps.last().focused).toEqual(draftPin);
});

test('the kinds of zone on the map are listed under it', async () => {
  renderMap({ zones });
  await mapReady();
  expect(screen.getByRole('list', { name: 'Zonas del mapa' })).toHaveTextContent('Restringida');
  expect(maps.last().zones).toBe(zones);
});

test('the kinds are shown as the map draws them, on one without patterns by their outlines', async () => {
  const fillOf = () => screen.getByRole('list', { name: 'Zonas del mapa' }).querySelector('svg > rect');
  const { unmount } = renderMap({ zones });
  await mapReady();
  expect(fillOf()).toHaveAttribute('fill', expect.stringContaining('url(#'));
  unmount();
  standInForMaps((options) => ({ ...maps.create(options), kind: 'google' }));
  renderMap({ zones });
  await mapReady();
  expect(fillOf()).not.toHaveAttribute('fill');
  expect(fillOf()).toHaveClass('plain');
});

test('the map goes when the view goes', async () => {
  const { unmount } = renderMap({ spots });
  await mapReady();
  unmount();
  expect(maps.last().destroyed).toBe(true);
});

test('a map that cannot be loaded says so and can be tried again', async () => {
  standInForMaps(() => {
    throw new Error('offline');
  });
  renderMap();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  standInForMaps(maps.create);
  await userEvent.click(retry);
  expect(await mapReady()).toBeInTheDocument();
});

test('the position is asked for only on a press, and a denial says what to do', async () => {
  const getCurrentPosition = jest.fn((_ok: unknown, fail: (error: { code: number }) => void) =>
    fail({ code: 1 }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  renderMap();
  await mapReady();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cerca de mí' }));
  expect(screen.getByRole('status')).toHaveTextContent('Permítelo en los ajustes');
  getCurrentPosition.mockImplementation((ok) =>
    (ok as PositionCallback)({
      coords: { latitude: 43, longitude: -5, accuracy: 20 },
    } as GeolocationPosition),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerca de mí' }));
  await waitFor(() => expect(maps.last().position.center).toEqual({ lat: 43, lng: -5 }));
});

test('a track is fitted on opening as near as its page wants, and a button goes back to it', async () => {
  const bounds = { west: -3.002, south: 40, east: -3, north: 40.002 };
  const track = [
    { lat: 40, lng: -3 },
    { lat: 40.002, lng: -3.002 },
  ];
  renderMap({ track, initialView: { bounds, maxZoom: 18 } });
  await mapReady();
  expect(maps.last().fitted).toEqual({ room: expect.anything(), maxZoom: 18 });
  expect(maps.last().position.bounds).toEqual(bounds);
  act(() => maps.last().move({ west: 0, south: 0, east: 1, north: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Centrar el recorrido' }));
  expect(maps.last().position.bounds).toEqual(bounds);
});

test('a map without a track has nothing to go back to', async () => {
  renderMap({ initialView: { center: { lat: 40, lng: -3 }, zoom: 8 } });
  await mapReady();
  expect(screen.queryByRole('button', { name: 'Centrar el recorrido' })).toBeNull();
});
