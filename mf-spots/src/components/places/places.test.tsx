import type { Place } from '@estela/contracts';
import {
  act,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const sagunto: Place = { name: 'Sagunto', region: 'Valencia', country: 'ES', lat: 39.683, lng: -0.267 };
const valencia: Place = { name: 'Valencia', region: 'Valencia', country: 'ES', lat: 39.47, lng: -0.38 };
const abroad: Place = { name: 'Valencia', region: null, country: 'VE', lat: 10.162, lng: -68.008 };

/** Answers each search of towns, and records the requests. */
function knows(...places: Place[]) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('/api/places', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: places });
    }),
  );
  return asked;
}

describe('in the form of a spot', () => {
  beforeEach(() => {
    localStorage.clear();
    server.use(http.get('/api/spots', () => HttpResponse.json(aPage([]))));
  });

  async function openForm() {
    const app = show('/spots?new=1', { user });
    const field = await screen.findByRole('textbox', { name: /^Buscar un pueblo/ });
    await screen.findByRole('button', { name: 'Acercar' });
    return { ...app, field, latitude: screen.getByRole('textbox', { name: 'Latitud' }) };
  }

  test('a town marks the point and moves the map there', async () => {
    const asked = knows(sagunto);
    const { actor, field, latitude, maps } = await openForm();
    await actor.type(field, ' sagunto {Enter}');
    await waitFor(() => expect(latitude).toHaveValue('39.683'));
    expect(asked).toEqual([{ q: 'sagunto' }]);
    expect(maps.last().position).toMatchObject({ center: { lat: 39.683, lng: -0.267 } });
  });

  test('among towns with the same name the pilot chooses', async () => {
    knows(valencia, abroad);
    const { actor, field, latitude } = await openForm();
    await actor.type(field, 'valencia{Enter}');
    expect(await screen.findByRole('button', { name: 'Valencia, Venezuela' })).toBeVisible();
    expect(latitude).toHaveValue('');
    await actor.click(screen.getByRole('button', { name: 'Valencia, Valencia' }));
    await waitFor(() => expect(latitude).toHaveValue('39.47'));
    expect(screen.queryByRole('button', { name: 'Valencia, Venezuela' })).not.toBeInTheDocument();
  });

  test('the towns scroll into view, those near the middle of the map first, and choosing one leaves the focus there', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const asked = knows(valencia, abroad);
    const { actor, field, maps } = await openForm();
    let hasRested = false;
    server.use(
      http.get('/api/airspace/zones', () => {
        hasRested = true;
        return HttpResponse.json({ type: 'FeatureCollection', features: [], truncated: false, sources: [] });
      }),
    );
    act(() => maps.last().move({ west: -1, south: 39, east: 0.6, north: 40 }));
    await waitFor(() => expect(hasRested).toBe(true));
    await actor.type(field, 'valencia{Enter}');
    const town = await screen.findByRole('button', { name: 'Valencia, Valencia' });
    expect(asked).toEqual([{ q: 'valencia', near: '39.5,-0.2' }]);
    await waitFor(() =>
      expect(intoView.mock.contexts).toContainEqual(expect.objectContaining({ tagName: 'DIV' })),
    );
    town.focus();
    await actor.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent(/^Vale «39/);
  });

  test('a late response does not overwrite what was typed since', async () => {
    let answer: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('/api/places', async () => {
        await waits;
        return HttpResponse.json({ items: [sagunto] });
      }),
    );
    const { actor, field, latitude } = await openForm();
    await actor.type(field, 'sagunto{Enter}');
    await actor.clear(field);
    await actor.type(field, 'xabia');
    answer?.();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(field).toHaveValue('xabia');
    expect(latitude).toHaveValue('');
  });

  test('a name that is no town shows an error, and so does a search that fails', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    knows();
    const { actor, field } = await openForm();
    await actor.type(field, 'nada{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^No encontramos ese sitio/));
    await waitFor(() =>
      expect(intoView.mock.contexts).toContain(screen.getAllByText(/^No encontramos ese sitio/)[0]),
    );
    server.use(http.get('/api/places', () => aServerError('INTERNAL')));
    await actor.type(field, 'x{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Ahora no podemos buscar/));
    expect(field).toHaveValue('nadax');
  });

  test('coordinates that cannot be read are not searched as a town', async () => {
    const asked = knows(sagunto);
    const { actor, field } = await openForm();
    await actor.type(field, '39 grados y pico{Enter}');
    expect(field).toHaveAccessibleDescription(/^No encontramos coordenadas/);
    expect(asked).toEqual([]);
  });
});

describe('on the map of spots', () => {
  beforeEach(() =>
    server.use(
      http.get('/api/spots/map', () => HttpResponse.json({ items: [], clusters: [], truncated: false })),
    ),
  );

  test('a search of towns that fails shows an error, and can be tried again', async () => {
    server.use(http.get('/api/places', () => aServerError('INTERNAL')));
    const { actor } = show('/feedSpots', { user });
    const field = await screen.findByRole('searchbox', { name: 'Buscar spots o un pueblo' });
    await actor.type(field, 'sagunto{Enter}');
    expect(await screen.findByText('No se han podido buscar pueblos')).toBeVisible();
    knows(sagunto);
    await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Sagunto, Valencia' })).toBeVisible();
    expect(screen.queryByText('No se han podido buscar pueblos')).not.toBeInTheDocument();
  });

  test('a search offers the towns with that name, and the map moves to the chosen one', async () => {
    const asked = knows(sagunto);
    const { actor, maps } = show('/feedSpots', { user });
    const field = await screen.findByRole('searchbox', { name: 'Buscar spots o un pueblo' });
    await actor.type(field, 'sa{Enter}');
    await actor.type(field, 'gunto{Enter}');
    await actor.click(await screen.findByRole('button', { name: 'Sagunto, Valencia' }));
    expect(asked).toEqual([{ q: 'sagunto' }]);
    await waitFor(() => expect(maps.last().position).toMatchObject({ center: { lat: 39.683, lng: -0.267 } }));
    expect(screen.getByRole('region', { name: 'Buscar spots o un pueblo' })).toHaveFocus();
    // The search would filter out the spots there.
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Sagunto, Valencia' })).not.toBeInTheDocument();
  });

  test('a map of a region sends its middle, so that the towns there come first', async () => {
    const asked = knows(sagunto);
    const { actor } = show('/feedSpots?bbox=-1.01,39.02,0.52,40.03', { user });
    await actor.type(await screen.findByRole('searchbox', { name: 'Buscar spots o un pueblo' }), 'sagunto');
    await screen.findByRole('button', { name: 'Sagunto, Valencia' });
    expect(asked).toEqual([{ q: 'sagunto', near: '39.5,-0.2' }]);
  });

  test('the towns stay while the map keeps moving', async () => {
    const asked = knows(sagunto);
    const { actor, address, maps } = show('/feedSpots?bbox=-1.01,39.02,0.52,40.03', { user });
    await actor.type(await screen.findByRole('searchbox', { name: 'Buscar spots o un pueblo' }), 'sagunto');
    const town = await screen.findByRole('button', { name: 'Sagunto, Valencia' });
    act(() => maps.last().move({ west: -4, south: 40, east: -2.6, north: 41 }));
    await waitFor(() => expect(decodeURIComponent(address())).toContain('bbox=-4,40,-2.6,41'));
    expect(town).toBeInTheDocument();
    await actor.type(screen.getByRole('searchbox'), 's');
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'saguntos', near: '40.5,-3.3' }));
    expect(asked).toHaveLength(2);
  });
});
