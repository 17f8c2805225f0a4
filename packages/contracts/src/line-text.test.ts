import { lineText } from './line-text.ts';
import { line } from './wire.ts';

test.each([
  ['breaks of a line are spaces', 'Ana\r\n\r\nhttp://evil.test\n', 'Ana http://evil.test'],
  ['white space is one space', '  Ana\t\u2003 Ruiz\u00a0', 'Ana Ruiz'],
  ['letters are composed', 'Jose\u0301', 'José'],
  ['a turned reading direction is straight', 'ana\u202egnp.exe\u2066x\u2069', 'anagnp.exex'],
  ['what cannot be seen is gone', 'ad\u200bm\u00adi\u200cn\ufeff\u0007', 'admin'],
  ['joiners between letters are gone', 'a\u200db\u200d', 'ab'],
  ['emoji stay whole', '👨‍👩‍👧 ❤️ 👩🏽‍✈️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧 ❤️ 👩🏽‍✈️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['fillers alone are nothing', '\u3164\u2800 \u200b\ufe0f\u{e0041}', ''],
])('in a name or a title %s (A7)', (_what, typed, kept) => {
  expect(lineText(typed)).toBe(kept);
});

test('a line of nothing visible is missing, and a null byte is refused, not hidden (A7)', () => {
  const name = line(10, 1);
  expect(name.safeParse('\u200b\u3164').error?.issues[0]?.code).toBe('too_small');
  expect(name.safeParse('a\0b').success).toBe(false);
  expect(name.parse(' A\n\nb ')).toBe('A b');
});
