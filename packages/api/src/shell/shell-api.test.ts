import { createStore } from '../index.ts';
import { shellApi } from './shell-api.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits for a large account for longer than for other calls', async () => {
  jest.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:x' });
  let arrive = () => {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (request) =>
      new Promise((resolve, reject) => {
        const { signal } = request as Request;
        signal.addEventListener('abort', () => reject(signal.reason));
        arrive = () => resolve(new Response('PK', { headers: { 'content-type': 'application/zip' } }));
      }),
  );
  const read = createStore().dispatch(shellApi.endpoints.exportAccount.initiate('u1'));
  await jest.advanceTimersByTimeAsync(120_000);
  arrive();
  expect((await read).data).toBe('blob:x');
});
