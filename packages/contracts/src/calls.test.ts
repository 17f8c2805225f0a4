import { type Call, callAreas, errorsOf } from './call.ts';
import { calls } from './calls.ts';
import { errorStatus } from './errors.ts';

const table: [string, Call][] = Object.entries(calls);
const every = (isRight: (call: Call) => boolean) =>
  table.filter(([, call]) => !isRight(call)).map(([key]) => key);
const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

test('every call is found by its own id', () => {
  expect(table.map(([, { id }]) => id)).toEqual(table.map(([key]) => key));
});

test('no two calls share a method and a path, whatever their parameters are called', () => {
  const addresses = table.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the schema of the parameters names those of the path', () => {
  for (const [key, { path, params }] of table)
    expect([key, Object.keys(params?.shape ?? {}).sort()]).toEqual([key, paramsOf(path).sort()]);
});

test('204 has no response, every other status has one', () => {
  expect(every(({ status, response }) => (status === 204) === (response === undefined))).toEqual([]);
});

test('only reads go without a token, apart from signing in and out', () => {
  expect(
    every(({ method, access, path }) => method === 'GET' || access === 'user' || path.startsWith('/auth/')),
  ).toEqual([]);
});

test('a read has no body, and a call takes a body or a file', () => {
  expect(every(({ method, body, upload }) => method !== 'GET' || (!body && !upload))).toEqual([]);
  expect(every(({ body, upload }) => !(body && upload))).toEqual([]);
});

test('every area has calls, and a PATCH has a body to change fields with', () => {
  expect([...new Set(table.map(([, { area }]) => area))].sort()).toEqual(Object.keys(callAreas).sort());
  expect(every(({ method, body }) => method !== 'PATCH' || body !== undefined)).toEqual([]);
});

test('the errors of a call are known codes, each named once', () => {
  expect(every((call) => errorsOf(call).every((code) => code in errorStatus))).toEqual([]);
  expect(every((call) => new Set(errorsOf(call)).size === errorsOf(call).length)).toEqual([]);
});

test('every list gives 20 items unless asked for 1 to 100', () => {
  const lists = table.filter(([, { query }]) => query && ('page' in query.shape || 'cursor' in query.shape));
  expect(lists.length).toBeGreaterThan(10);
  for (const [key, { query }] of lists) {
    const read = (limit?: string) => query?.shape.limit?.safeParse(limit).data;
    expect([key, read(), read('1'), read('100')]).toEqual([key, 20, 1, 100]);
    expect([key, read('0'), read('101'), read('1.5'), read('x')]).toEqual([key, ...Array(4).fill(undefined)]);
  }
});
