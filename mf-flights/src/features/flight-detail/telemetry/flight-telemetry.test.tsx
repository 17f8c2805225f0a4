import { createFakeMaps, standInForMaps } from '@estela/maps/testing';
import {
  act,
  aFlight,
  aStream,
  fireEvent,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { allIsNear } from '../../../testing/all-is-near.ts';
import { show } from '../../../testing/show.tsx';
import { chartOf } from './chart-of.ts';
import { clock } from './clock.ts';
import { placeAt } from './place-at.ts';

const track = [
  { lat: 40, lng: -3, t: 0 },
  { lat: 40.001, lng: -3.002, t: 60 },
  { lat: 40.002, lng: -3, t: 120 },
];
const series = {
  t: [0, 60, 120],
  height: [0, 42, 10],
  speed: [0, 20, null],
  voltage: [16.8, 15.2, 14.9],
};
const known = { topSpeedMps: 20, maxHeightM: 42, durationSeconds: 120 };
const sources = { place: 'gpx', maxHeightM: 'gpx', topSpeedMps: 'gpx', voltage: 'edgetx' } as const;
let maps = createFakeMaps();

beforeEach(() => {
  maps = createFakeMaps();
  standInForMaps(maps.create);
  allIsNear();
  server.use(http.get('/api/users/:id/flights', () => HttpResponse.json(aStream([]))));
});
afterEach(() => {
  jest.useRealTimers();
  standInForMaps(undefined);
});

function holds(flight: ReturnType<typeof aFlight>) {
  server.use(http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)));
  return `/flights/${flight._id}`;
}

test('charts, map and table show the same moment of the flight, each with its source', async () => {
  const { actor } = show(holds(aFlight({ title: 'Presa', track, series, sources, ...known })));
  expect(await screen.findByRole('heading', { name: 'Telemetría' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Altura a lo largo/ })).toBeVisible();
  expect(screen.getByText('Máxima: 72 km/h · GPX')).toBeVisible();
  expect(screen.getByText('Mínima: 14,9 V · Emisora EdgeTX u OpenTX')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Señal/ })).toBeNull();
  expect(screen.getByText(/Según GPX: velocidad máxima, altura máxima/)).toHaveTextContent(
    'Escrito por el piloto: duración',
  );

  expect(await screen.findByRole('region', { name: 'Mapa del recorrido de «Presa»' })).toBeVisible();
  await waitFor(() => expect(maps.last().track).toEqual(track));
  expect(maps.last().trackSteps).toEqual([0, 4, 4]);
  expect(screen.getByText('Color: velocidad').parentElement).toHaveTextContent(
    'Color: velocidad0 km/h72 km/h',
  );
  const slider = screen.getByRole('slider', { name: 'Momento del vuelo' });
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '1:00 de 2:00, Altura 42\u00a0m, Velocidad 72\u00a0km/h, Batería 15,2\u00a0V',
  );
  await waitFor(() => expect(maps.last().trackMark).toEqual({ lat: 40.001, lng: -3.002 }));

  await actor.click(screen.getByText('Ver las cifras en una tabla'));
  expect(await screen.findByRole('row', { name: /^2:00 10.m sin dato 14,9.V$/ })).toBeVisible();
});

test('the log that everything comes from is named once, not at each chart', async () => {
  const oneLog = { place: 'edgetx', maxHeightM: 'edgetx', topSpeedMps: 'edgetx', voltage: 'edgetx' } as const;
  show(holds(aFlight({ track, series, sources: oneLog })));
  expect(await screen.findByText('Máxima: 72 km/h')).toBeVisible();
  expect(screen.getAllByText(/Emisora EdgeTX u OpenTX/)).toHaveLength(1);
});

test('the pointer selects a moment on a chart, and playback continues from there', async () => {
  show(holds(aFlight({ series })), { language: 'en' });
  const plot = (await screen.findByRole('img', { name: /^Height over/ })).parentElement as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  fireEvent.pointerMove(plot, { clientX: 290 });
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^2:00 of 2:00/),
  );
  expect(screen.queryByRole('button', { name: 'Download GPX' })).toBeNull();

  jest.useFakeTimers();
  const reads = (words: RegExp) =>
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(words));
  // At its end it starts again.
  fireEvent.click(screen.getByRole('button', { name: 'Play the flight' }));
  act(() => jest.advanceTimersByTime(10_000));
  reads(/^1:00 of 2:00/);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => jest.advanceTimersByTime(10_000));
  reads(/^1:00 of 2:00/);
  fireEvent.click(screen.getByRole('button', { name: 'Play the flight' }));
  act(() => jest.advanceTimersByTime(10_500));
  reads(/^2:00 of 2:00/);
  expect(screen.getByRole('button', { name: 'Play the flight' })).toBeVisible();
});

test('a track without times is a line on the map, and can be saved as GPX', async () => {
  const still = track.map((point) => ({ ...point, t: 0 }));
  const flight = aFlight({ track: still, recordedAt: '2026-05-01T22:30:00.000Z' });
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const headers = { 'content-type': 'application/gpx+xml; charset=utf-8' };
  server.use(http.get(`/api/flights/${flight._id}/track.gpx`, () => new HttpResponse('<gpx/>', { headers })));
  const { actor } = show(holds(flight));
  await actor.click(await screen.findByRole('button', { name: 'Descargar GPX' }));
  // Named by the day in the pilot's time zone, as on the page: with `TZ=Europe/Madrid` the next one.
  const day = new Date(flight.recordedAt).toLocaleDateString('sv');
  await waitFor(() => expect(names).toEqual([`vuelo-${day}.gpx`]));
  expect(screen.queryByRole('slider')).toBeNull();
  jest.restoreAllMocks();
});

test('a flight without a log has no telemetry', async () => {
  show(holds(aFlight({ title: 'Presa', track: null, series: null })));
  await screen.findByRole('heading', { level: 1, name: 'Presa' });
  expect(screen.queryByText('Telemetría')).toBeNull();
});

test('a line breaks where nothing was measured, and a flat or empty one is drawn or left out', () => {
  const broken = chartOf([0, 50, 100, 150], [10, null, 20, 20], 0);
  expect(broken?.line.match(/M/g)).toHaveLength(2);
  expect(broken?.rungs.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(broken?.at(2)).toEqual({ x: (100 / 150) * 100, y: 0 });
  expect(broken?.at(1).y).toBeUndefined();
  expect(chartOf([0, 10], [5, 5])?.at(0)).toEqual({ x: 0, y: 50 });
  expect(chartOf([0, 10], [null, null])).toBeUndefined();
  expect(chartOf([0], [3])).toBeUndefined();
});

test('a place between two points is between them, and never beyond the ends', () => {
  expect(placeAt(track, 30)).toEqual({ lat: 40.0005, lng: -3.001 });
  expect(placeAt(track, -5)).toMatchObject({ lat: 40 });
  expect(placeAt(track, 900)).toMatchObject({ lat: 40.002 });
  expect(placeAt([], 1)).toBeUndefined();
});

test('a clock shows hours only if there are any', () => {
  expect([0, 65.9, 3600].map(clock)).toEqual(['0:00', '1:05', '1:00:00']);
});
