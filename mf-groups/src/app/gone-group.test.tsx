import {
  aGroup,
  aServerError,
  aStream,
  HttpResponse,
  holdPolls,
  http,
  renderApp,
  screen,
  waitFor,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

afterEach(() => jest.restoreAllMocks());

const group = aGroup({ _id: 'g1', name: 'Bandos' });

it.each(['topics', 'fly-days'])(
  'asks a guest’s page for the %s of a group no more once it is gone',
  async (tab) => {
    const looks = holdPolls(60_000);
    let isDeleted = false;
    let asked = 0;
    renderApp(<App />, {
      route: `/groups/g1?tab=${tab}`,
      catalogues: { groups: { es, en } },
      handlers: [
        http.get('/api/groups/g1', () => HttpResponse.json(group)),
        http.get(`/api/groups/g1/${tab}`, () => {
          asked += 1;
          return isDeleted ? aServerError('NOT_FOUND') : HttpResponse.json(aStream([]));
        }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Bandos' })).toBeVisible();
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(looks.count()).toBe(1));
    looks.run();
    await waitFor(() => expect(asked).toBe(2));
    isDeleted = true;
    looks.run();
    await waitFor(() => expect(looks.count()).toBe(0));
    expect(asked).toBe(3);
  },
);
