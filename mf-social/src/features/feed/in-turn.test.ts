import { inTurn } from './in-turn.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does one thing at a time, in the order of the asking', () => {
  const done: number[] = [];
  for (const number of [1, 2, 3]) inTurn(() => done.push(number));
  expect(done).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(expected);
  }
});

it('leaves out what was called off, and goes on with the rest', () => {
  const done: number[] = [];
  const callOff = [1, 2, 3].map((number) => inTurn(() => done.push(number)));
  callOff[0]?.();
  callOff[2]?.();
  jest.runAllTimers();
  inTurn(() => done.push(4));
  jest.runAllTimers();
  expect(done).toEqual([2, 4]);
});

it('begins with what is on the screen', () => {
  const done: string[] = [];
  inTurn(() => done.push('above'));
  inTurn(() => done.push('seen'), true);
  inTurn(() => done.push('below'));
  jest.runAllTimers();
  expect(done).toEqual(['seen', 'above', 'below']);
});
