import { HttpResponse, http } from 'msw';
import { baseApi, createStore } from '../index.ts';
import { server } from '../testing/server.ts';
import { groupsApi } from './groups-api.ts';

type Run = (dispatch: ReturnType<typeof createStore>['dispatch']) => PromiseLike<unknown>;

const { endpoints } = groupsApi;
const joined: Run = (dispatch) => dispatch(endpoints.listGroups.initiate({ tab: 'joined' }));

const handOver: Run = (dispatch) =>
  dispatch(endpoints.updateGroupMember.initiate({ id: 'g-1', userId: 'u-2', body: { role: 'owner' } }));

it('asks anew for the groups one joined once one of one’s own is handed over', async () => {
  let asked = 0;
  server.use(
    http.get('/api/*', () => {
      asked += 1;
      return HttpResponse.json({ items: [], page: 1, limit: 20, total: 0 });
    }),
    http.all('/api/*', () => HttpResponse.json({})),
  );
  const { dispatch } = createStore();
  await joined(dispatch);
  expect(asked).toBe(1);

  await handOver(dispatch);
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(asked).toBe(2);
});
