import { startedAnswer } from './started-calls.ts';

const page = window as { estelaStartedCalls?: object };

function askedFor(path: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const request = new Request(`${location.origin}${path}`, {
    headers: { 'Accept-Language': 'es', ...headers },
    ...(signal && { signal }),
  });
  return startedAnswer(request);
}

function start(path: string, answer: Promise<Response>, token: string | null = null): void {
  page.estelaStartedCalls = { [path]: { token, language: 'es', answer } };
}

afterEach(() => {
  delete page.estelaStartedCalls;
});

test('a call that the HTML started is answered once', async () => {
  const answer = new Response('{}');
  start('/api/feed', Promise.resolve(answer));
  expect(askedFor('/api/feed/news')).toBeUndefined();
  // The address ends with the mark where no parameter is given.
  expect(await askedFor('/api/feed?')).toBe(answer);
  expect(askedFor('/api/feed?')).toBeUndefined();
});

test.each([
  ['another pilot', { Authorization: 'Bearer other' }],
  ['a guest', {}],
  ['another language', { Authorization: 'Bearer mine', 'Accept-Language': 'en' }],
])('it is not for %s', (_who, headers) => {
  start('/api/feed', Promise.resolve(new Response('{}')), 'mine');
  expect(askedFor('/api/feed', headers)).toBeUndefined();
});

test('it is too old when the first page has long been there', () => {
  start('/api/feed', Promise.resolve(new Response('{}')));
  jest.spyOn(performance, 'now').mockReturnValueOnce(20_001);
  expect(askedFor('/api/feed')).toBeUndefined();
});

test('a failure reaches who asked, and waiting for it can be given up', async () => {
  const offline = Promise.reject(new TypeError('offline'));
  offline.catch(() => undefined);
  start('/api/feed', offline);
  await expect(askedFor('/api/feed')).rejects.toThrow('offline');
  start('/api/feed', new Promise<never>(() => undefined));
  const stop = new AbortController();
  const answer = askedFor('/api/feed', {}, stop.signal);
  stop.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
});
