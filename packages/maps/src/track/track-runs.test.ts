import { trackRuns } from './track-runs.ts';
import { stepColor, trackSteps } from './track-steps.ts';

test('a line is cut where its step changes, and its pieces meet', () => {
  expect(trackRuns(['a', 'b', 'c', 'd'], [0, 0, 3, 4])).toEqual([
    { step: 0, points: ['a', 'b', 'c'] },
    { step: 3, points: ['c', 'd'] },
  ]);
  expect(trackRuns(['a', 'b', 'c'], undefined)).toEqual([{ step: undefined, points: ['a', 'b', 'c'] }]);
  expect(trackRuns(['a'], [2])).toEqual([{ step: 2, points: ['a'] }]);
  expect(trackRuns([], [])).toEqual([]);
});

test('a map without CSS mixes the colours of the steps from the first to the last', () => {
  expect(trackSteps.map((step) => stepColor(step, '#00ff10', '#ff0010'))).toEqual([
    ...['#00ff10', '#40bf10', '#808010', '#bf4010', '#ff0010'],
  ]);
});
