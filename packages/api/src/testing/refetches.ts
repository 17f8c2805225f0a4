import { HttpResponse, http } from 'msw';
import { baseApi, createStore } from '../index.ts';
import { server } from './server.ts';

export type Run = (dispatch: ReturnType<typeof createStore>['dispatch']) => PromiseLike<unknown>;

/** Expects that what is shown is asked for once more, and once alone, after something was saved. */
export async function expectRefetched(show: Run, save: Run): Promise<void> {
  let asked = 0;
  server.use(
    http.get('/api/*', () => {
      asked += 1;
      return HttpResponse.json({ items: [], page: 1, limit: 20, total: 0 });
    }),
    http.all('/api/*', () => HttpResponse.json({})),
  );
  const { dispatch } = createStore();
  await show(dispatch);
  expect(asked).toBe(1);

  await save(dispatch);
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(asked).toBe(2);
}
