import type { Key } from './engine.ts';

/** Keys as both WebDriver protocols name them. */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  ArrowDown: '\uE015',
  Escape: '\uE00C',
};

export const keyActions = (key: Key) => strokes([codes[key]]);

export const textActions = (text: string) => strokes([...text]);

function strokes(values: string[]) {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
