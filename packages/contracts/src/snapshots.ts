/** What the first lines of `diff all` or `dump` say of a flight controller. Pure: the browser shows it while one pastes. */

export interface ControllerFacts {
  firmware: string | null;
  version: string | null;
  board: string | null;
  craft: string | null;
}

/** Characters of a fact: longer is no name. */
const longest = 80;

// "# Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024 / …", "# INAV/MATEKF405 7.1.0 Apr 21 2024 / …"
const versionLine =
  /^#?[ \t]*(Betaflight|INAV|EmuFlight|Cleanflight|Rotorflight|QUICKSILVER)[ \t]*\/[ \t]*([^\s(]{1,40})(?:[ \t]*\([^()\n]{0,40}\))?[ \t]+(\d+(?:\.\d+)+\S*)/im;
const boardLine = /^[ \t]*board_name[ \t]+(\S+)/im;
// From `version`: "# board: manufacturer_id: SPBE, board_name: SPEEDYBEEF405V4"
const boardNote = /^#[ \t]*board:.*?board_name:[ \t]*([^\s,]+)/im;
const craftSetting = /^[ \t]*set[ \t]+(?:craft_name|name)[ \t]*=[ \t]*(.+)$/im;
// `name` was a command of its own, and still is a note: "# name: Avispa"
const craftCommand = /^[ \t]*(?:name[ \t]+|#[ \t]*name:[ \t]*)(.+)$/im;

/** Never throws, whatever the text is; a fact that is not there is null. */
export function readControllerFacts(text: string): ControllerFacts {
  const [, firmware, target, version] = versionLine.exec(text) ?? [];
  const isInav = firmware?.toLowerCase() === 'inav';
  const board = boardLine.exec(text)?.[1] ?? boardNote.exec(text)?.[1] ?? (isInav ? target : undefined);
  return {
    firmware: fact(firmwareNames.find((name) => name.toLowerCase() === firmware?.toLowerCase())),
    version: fact(version),
    board: fact(board),
    craft: fact(craftSetting.exec(text)?.[1] ?? craftCommand.exec(text)?.[1]),
  };
}

const firmwareNames = ['Betaflight', 'INAV', 'EmuFlight', 'Cleanflight', 'Rotorflight', 'QUICKSILVER'];

/** A lone "-" stands for an empty name. */
function fact(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' || text === '-' || text.length > longest ? null : text;
}
