/** What `diff all`, `dump` or a restore printed, line by line. Pure: the browser reads it too, while one pastes. */

export interface ControllerFacts {
  firmware: string | null;
  version: string | null;
  board: string | null;
  craft: string | null;
}

/** Characters of a fact: longer is no name. */
const longest = 80;

const lineEnd = /\r\n|\n|\r/;

/** The text's lines without their ends; old systems end them by CR alone. */
export const linesOf = (text: string): string[] => text.split(lineEnd);

/** The text with each line changed and each line's end kept. */
export const eachLine = (text: string, change: (line: string) => string): string =>
  text
    .split(/(\r\n|\n|\r)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** A line without indents and marks of byte order: a pasted dump may have them, and they mean nothing. */
export const plainLine = (line: string): string => line.replace(/[^\S ]|\uFEFF/g, ' ').trim();

// "# Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024 / …", "# INAV/MATEKF405 7.1.0 Apr 21 2024 / …"
const versionLine =
  /^[ #]*(Betaflight|INAV|EmuFlight|Cleanflight|Rotorflight|QUICKSILVER) *\/ *([^\s(]{1,40})(?: *\([^()\n]{0,40}\))? +(\d+(?:\.\d+)+\S*)/im;
// As typed, printed or echoed by a restore: "# board_name FOOF405"
const boardLine = /^[ #]*board_name +(\S+)/im;
// From `version`: "# board: manufacturer_id: SPBE, board_name: SPEEDYBEEF405V4"
const boardNote = /^# *(?:board|manufacturer_id):.*?board_name: *([^\s,]+)/im;
// "set craft_name = Avispa", and as `get` prints it.
const craftSetting = /^[ #]*(?:set +)?(?:craft_name|name) *= *(.+)$/im;
// `name` was a command of its own, and still is a note: "# name: Avispa"
const craftCommand = /^[ #]*name(?: *: *| +)(.+)$/im;
const errorLine = /^[ #]*(?:# ?ERROR\b|Unknown command\b|Parse error\b|Invalid (?:name|value)\b)/i;

/** Never throws, whatever the text is; a fact that is not there is null. */
export function readControllerFacts(text: string): ControllerFacts {
  const plain = linesOf(text).map(plainLine).join('\n');
  const [, firmware, target, version] = versionLine.exec(plain) ?? [];
  const isInav = firmware?.toLowerCase() === 'inav';
  const board = boardLine.exec(plain)?.[1] ?? boardNote.exec(plain)?.[1] ?? (isInav ? target : undefined);
  return {
    firmware: fact(firmwareNames.find((name) => name.toLowerCase() === firmware?.toLowerCase())),
    version: fact(version),
    board: fact(board),
    craft: fact(craftSetting.exec(plain)?.[1] ?? craftCommand.exec(plain)?.[1]),
  };
}

/** The numbers, from 1, of the lines by which the command line refused what it was given. */
export const errorLines = (text: string): number[] =>
  linesOf(text).flatMap((line, index) => (errorLine.test(plainLine(line)) ? [index + 1] : []));

const firmwareNames = ['Betaflight', 'INAV', 'EmuFlight', 'Cleanflight', 'Rotorflight', 'QUICKSILVER'];

/** A lone "-" stands for an empty name. */
function fact(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' || text === '-' || text.length > longest ? null : text;
}
