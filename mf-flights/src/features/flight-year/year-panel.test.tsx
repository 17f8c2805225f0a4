import type { FlightYear } from '@estela/contracts';
import {
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const counts = {
  all: 0,
  today: 0,
  week: 0,
  month: 0,
  favorites: 0,
  public: 0,
  followers: 0,
  private: 0,
  video: 0,
};
const thisYear = new Date().getFullYear();

function aYear(year: number): FlightYear {
  return {
    year,
    days: [{ day: `${year}-03-01`, flights: 3, seconds: 9000, packs: 4 }],
    disciplines: [{ discipline: 'racing', flights: 2, seconds: 600 }],
    drones: [
      { drone: { _id: 'd1', name: 'Halcón', type: 'wing' }, flights: 2, seconds: 8400 },
      { drone: null, flights: 1, seconds: 600 },
    ],
  };
}

test.each(['0026', '26', '20260', 'mar'])('an invalid year, %s, opens no panel', async (year) => {
  server.use(
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/counts', () => HttpResponse.json(counts)),
  );
  const { actor, address } = show(`/flights?year=${year}`, { user });
  const toggle = await screen.findByRole('button', { name: 'Mi año' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  server.use(http.get('/api/flights/year', () => HttpResponse.json(aYear(thisYear))));
  await actor.click(toggle);
  await waitFor(() => expect(address()).toBe(`/flights?year=${thisYear}`));
});

test('a year is shown by day, drone and discipline, in charts and in tables, with a link to the previous one', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights/counts', () => HttpResponse.json(counts)),
    http.get('/api/flights/year', ({ request }) => {
      const year = new URL(request.url).searchParams.get('year');
      asked.push(year);
      return asked.length === 1
        ? aServerError('INTERNAL', 'Se ha roto.')
        : HttpResponse.json(aYear(Number(year)));
    }),
  );
  const { actor, address } = show('/flights?tag=mar', { user });
  await actor.click(await screen.findByRole('button', { name: 'Mi año' }));
  await waitFor(() => expect(address()).toBe(`/flights?tag=mar&year=${thisYear}`));
  const panel = await screen.findByRole('region', { name: `${thisYear} en cifras` });
  expect(await within(panel).findByText('Se ha roto.')).toBeVisible();
  await actor.click(within(panel).getByRole('button', { name: 'Reintentar' }));

  // By text and label: queries by role over a year of days take seconds.
  expect(await within(panel).findByText(/^3 vuelos · 2,5\sh/)).toBeVisible();
  expect(within(panel).getByLabelText('Días de vuelo')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^1 mar .*: 3 vuelos/),
  );
  expect(within(panel).getByText('Halcón')).toHaveAttribute('href', '/drones/d1');
  const row = (text: string) => within(panel).getByText(text).closest('tr')?.textContent?.replace(/\s/g, ' ');
  expect(row('Sin dron')).toBe('Sin dron10 min1');
  expect(row('Carreras')).toBe('Carreras10 min2');
  await actor.click(within(panel).getByText('Ver los días en una tabla'));
  await waitFor(() => expect(row(`1 mar ${thisYear}`)).toBe(`1 mar ${thisYear}32,5 h4`));

  expect(within(panel).getByLabelText(`Ver ${thisYear + 1}`)).toBeDisabled();
  await actor.click(within(panel).getByLabelText(`Ver ${thisYear - 1}`));
  expect(await screen.findByText(`${thisYear - 1} en cifras`)).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe(String(thisYear - 1)));
});
