import type { PilotBests, PilotSeries } from '@estela/contracts';
import {
  aProfile,
  aServerError,
  HttpResponse,
  http,
  renderApp,
  screen,
  server,
  within,
} from '@estela/testing';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { FlownSection } from './flown-section.tsx';

const pilot = aProfile({ name: 'Lucía' });
const series: PilotSeries = {
  from: '2025-11-23',
  to: '2026-11-22',
  days: [
    { day: '2026-02-14', flights: 1, seconds: 300, packs: null },
    { day: '2026-11-20', flights: 4, seconds: 8100, packs: null },
  ],
  disciplines: [{ discipline: 'longRange', flights: 4, seconds: 8100 }],
  spots: [{ spot: { _id: 's1', name: 'Cantera', country: 'ES' }, flights: 5, seconds: 8400 }],
};
const bests: PilotBests = {
  firstDay: '2024-05-01',
  longest: { flight: { _id: 'f1', title: 'Cresta', recordedAt: '2026-02-14T10:00:00Z' }, value: 900 },
  highest: { flight: { _id: 'f2', title: 'Torre', recordedAt: '2026-02-14T10:00:00Z' }, value: 118 },
  fastest: null,
  flightsInDay: { day: '2026-11-20', value: 4 },
  packsInDay: null,
};

function show({
  language = 'es',
  isOwn = false,
  failing = false,
}: {
  language?: 'es' | 'en';
  isOwn?: boolean;
  failing?: boolean;
} = {}) {
  const asked: URLSearchParams[] = [];
  const at = `/api/users/${pilot._id}`;
  const app = renderApp(<FlownSection pilot={pilot} isOwn={isOwn} preview={undefined} />, {
    language,
    catalogues: { social: { es, en } },
    handlers: [
      ...(failing ? [http.get(`${at}/series`, () => aServerError('INTERNAL'), { once: true })] : []),
      http.get(`${at}/series`, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json(series);
      }),
      http.get(`${at}/bests`, () => HttpResponse.json(bests)),
    ],
  });
  return { ...app, asked };
}

it('tells the year in sums, months, disciplines and spots', async () => {
  show();
  expect(await screen.findByText('5 vuelos · 2,3 h')).toBeVisible();
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('nov 26')).toHaveTextContent('2,3');
  expect(screen.getAllByRole('row', { name: /^\w{3,4} 2[56]/ })).toHaveLength(13);
  expect(row('Largo alcance')).toHaveTextContent('4');
  expect(screen.getByRole('heading', { name: 'Dónde más vuela' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cantera' })).toHaveAttribute('href', '/spots/s1');
});

it('speaks to the pilot on their own page', async () => {
  show({ isOwn: true });
  expect(await screen.findByRole('heading', { name: 'Dónde más vuelas' })).toBeVisible();
});

it('tells a day of the heat map by the arrows, and all of them in a table', async () => {
  const { actor } = show({ language: 'en' });
  const days = await screen.findByRole('slider', { name: 'Days flown' });
  expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/^20 Nov 2026: 4 flights · 2\.3/));
  days.focus();
  await actor.keyboard('{ArrowUp}');
  expect(days).toHaveAttribute('aria-valuetext', '19 Nov 2026: no flights');
  await actor.keyboard('{ArrowRight}{End}{ArrowDown}');
  expect(days).toHaveAttribute('aria-valuetext', '22 Nov 2026: no flights');
  await actor.keyboard('{Home}');
  expect(days).toHaveAttribute('aria-valuetext', '23 Nov 2025: no flights');

  await actor.click(screen.getByText('Show the days in a table'));
  const table = within(await screen.findByRole('region', { name: 'Days flown' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'DayFlightsTime in the air',
    expect.stringMatching(/^20 Nov 20264/),
    expect.stringMatching(/^14 Feb 202615/),
  ]);
});

it('asks for the year that is chosen, since the first flight', async () => {
  const { actor, asked } = show();
  const period = await screen.findByRole('combobox', { name: 'Periodo' });
  await screen.findByRole('option', { name: '2024' });
  await actor.selectOptions(period, '2024');
  await screen.findByText('5 vuelos · 2,3 h');
  expect(asked.map((params) => params.get('from'))).toEqual([null, '2024-01-01']);
});

it('says that the figures of the chosen year could not be loaded, in place of those of another', async () => {
  const { actor } = show();
  const period = await screen.findByRole('combobox', { name: 'Periodo' });
  await screen.findByRole('option', { name: '2024' });
  server.use(http.get(`/api/users/${pilot._id}/series`, () => aServerError('INTERNAL'), { once: true }));
  await actor.selectOptions(period, '2024');
  expect(await screen.findByText('No se han podido cargar las cifras')).toBeVisible();
  expect(screen.queryByText('5 vuelos · 2,3 h')).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('5 vuelos · 2,3 h')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Periodo' })).toHaveValue('2024');
});

it('leads from a best to its flight, and shows those that there are', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Cresta' })).toHaveAttribute('href', '/flights/f1');
  expect(screen.getByText('118')).toBeVisible();
  expect(screen.queryByText('Más rápido')).toBeNull();
  expect(screen.queryByText('Baterías en un día')).toBeNull();
});

it('says when the figures could not be loaded, and loads them after all', async () => {
  const { actor } = show({ failing: true });
  expect(await screen.findByText('No se han podido cargar las cifras')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('5 vuelos · 2,3 h')).toBeVisible();
});
