import { isKnownValue, isNumber, isShownValue, statusOf } from './shown-words.ts';

/** Commands whose arguments are numbers and words of the firmware's own. */
const commands = new Set(
  `adjfunc adjrange aux batch battery_profile beacon beeper blackbox control_profile defaults diff dma dump exit
  feature get gvar logic mixer mixer_profile mmix mode_color motor osd_layout pid profile rateprofile resource rxfail rxrange
  save serial servo simplified_tuning smix status tasks timer timer_output_mode version vtx vtxtable`.split(
    /\s+/,
  ),
);

const board = /^[\w-]{1,40}$/;
/** Commands whose arguments have a shape of their own. */
const shapes = new Map([
  // What sort of board it is, and who makes it: equal for all of its kind.
  ['board_name', board],
  ['manufacturer_id', /^[A-Z0-9]{1,4}$/],
  ['map', /^[AETR1-8]{4,8}$/i],
  ['color', /^\d{1,2} \d{1,3},\d{1,3},\d{1,3}$/],
  ['led', /^\d+ \d+,\d+:[NESWUD]*:[A-Z]*:\d+$/i],
]);

/** Every rate at which a serial port can run, and every mask of functions is a power of two or the sum of few. */
const baudRates = new Set(
  '115200 230400 250000 400000 420000 460800 500000 921600 1000000 1500000 2000000 2470000'.split(' '),
);
const isOfPort = (word: string) =>
  isKnownValue(word) || baudRates.has(word) || (/^\d{6,7}$/.test(word) && isPowerOfTwo(Number(word)));
const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/** Heads of sections, and what the command line says of itself. */
const phrases = new Set(
  `master
name
mcu_id
signature
version
hardware
resources
receiver
features
ports
leds
rates
start the command batch
end the command batch
save configuration
reset configuration to default settings
restore original profile selection
restore original rateprofile selection
restore original profiles selection
mixer: motor mixer
mixer: servo mixer
motor mixer
servo mixer
servo mix
outputs [servo]
led color
led mode_color
color
modes [aux]
adjustments [adjrange]
receiver rxrange
receiver: channel map
receiver channel map
osd [osd_layout]
osd: custom elements
programming: logic
programming: global variables
programming: pid controllers
mission control waypoints [wp]
fixed wing approach
timer overrides
temp_sensor
safehome
geozone
config: yes
config: no
rebooting
saving
no custom defaults found
leaving cli mode, unsaved changes lost.
entering cli mode, type 'exit' to return, or 'help'
entering cli mode, type 'exit' or 'save' to return, or 'help'`.split('\n'),
);

const errorWords = new Set(
  `error warning in invalid value values name unknown command parse argument arguments missing out of range not supported no
  custom defaults found try help must be between and number count index is only one set get feature serial resource profile
  rateprofile mixer save aux map smix mmix vtxtable vtx timer dma failed bad option`.split(/\s+/),
);

const release = '\\d+(?:\\.\\d+){1,3}(?:-(?:rc|alpha|beta|zulu|dev|snapshot)?\\.?\\d{0,8})?';
const date = '[A-Z][a-z]{2} {1,2}\\d{1,2}(?: \\d{4}(?: / \\d\\d:\\d\\d:\\d\\d)?)?';
const facts = [
  // "Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024 / 07:53:26 (77d01ba3b) MSP API: 1.46"
  new RegExp(
    '^(?:Betaflight|INAV|EmuFlight|Cleanflight|Rotorflight|QUICKSILVER) ?/ ?\\w{1,40} ?(?:\\(\\w{1,8}\\))? ' +
      `${release}(?: ${date})?` +
      '(?: \\((?:[0-9a-f]{6,10}|norevision)\\))?(?: MSP API: \\d{1,2}\\.\\d{1,3})?$',
    'i',
  ),
  /^GCC-\d{1,3}(?:\.\d{1,3}){0,2}(?: \d{8})?(?: \(release\))?$/i,
  /^config rev: [0-9a-f]{7,9}$/i,
  /^(?:board: )?manufacturer_id: [A-Z0-9]{0,4},? +board_name: [\w-]{1,40}(?:,? +custom defaults: (?:YES|NO))?$/i,
  // What stands behind a pin of "dma" and "timer".
  /^pin [A-K]\d\d: (?:TIM\d{1,2} CH\d{1,2}N? \(AF\d{1,2}\)|DMA\d Stream \d Channel \d{1,2}|DMA\d? ?[\w ]{0,12})$/i,
  /^(?:ADC|SPI_MOSI|SPI_MISO|SPI_SDO|SPI_SDI|TIMUP|UART_TX|UART_RX) \d{1,2}: DMA\d Stream \d Channel \d{1,2}$/i,
];

const version = new RegExp(`^${release}$`, 'i');

/** Of the facts that were read from a text, whatever stood there: what others may see of them. */
export const shownVersion = (text: string | null) => (text !== null && version.test(text) ? text : null);
export const shownBoard = (text: string | null) => (text !== null && board.test(text) ? text : null);

/** Is this, without indents and the signs of a comment, a line that others may see? */
export function isShownLine(line: string): boolean {
  const body = line.replace(/\s+/g, ' ');
  return isShownCommand(body) || phrases.has(body.toLowerCase()) || facts.some((fact) => fact.test(body));
}

const isCommand = (word: string) => commands.has(word) || shapes.has(word);

/**
 * May the word before something withheld be seen? A command and a setting's name may; a word of firmware's alone may as well be
 * the first of a craft's name.
 */
export function isKnownHead(word: string, between: string): boolean {
  const standing = statusOf(word);
  const isName = word.includes('_') || between.includes('=');
  return isCommand(word.toLowerCase()) || standing === 'withheld' || (standing === 'shown' && isName);
}

function isShownCommand(body: string): boolean {
  const [head = '', ...words] = body.split(' ');
  const command = head.toLowerCase();
  if (words.length === 0) return isCommand(command);
  const shape = shapes.get(command);
  if (shape) return shape.test(words.join(' '));
  if (command === 'serial') return words.length <= 6 && words.every(isOfPort);
  if (command === 'get') return words.length === 1 && statusOf(words[0] ?? '') === 'shown';
  return commands.has(command) && words.every(isKnownValue);
}

const assignment = /^(\w+)\s*(?:=|\sset to\s)\s*(.*)$/i;

/** `p_roll = 45`, and what a restore prints of it: `p_roll set to 45`. Undefined where the line is none. */
export function isShownSetting(body: string): boolean | undefined {
  const [, setting, value] = assignment.exec(body) ?? [];
  if (setting === undefined || value === undefined) return undefined;
  const standing = statusOf(setting);
  if (value === '' || value === '-') return standing !== 'unknown';
  return standing === 'shown' && isShownValue(setting, value);
}

const detail =
  /^(?:Allowed range|Allowed values|Default value|Current value|Array length|String length): ?(.*)$/i;

/** What `get` prints below a setting: its range and its default. Undefined where the line is none. */
export function isShownDetail(body: string): boolean | undefined {
  const values = detail.exec(body)?.[1];
  return values?.split(/[\s,]+/).every((word) => word === '-' || isNumber(word) || isKnownValue(word));
}

/** `###ERROR IN set: INVALID VALUE###`, without what was typed. Undefined where the line is none. */
export function isShownError(line: string): boolean | undefined {
  if (!/^#+ ?(?:ERROR|WARNING)\b/i.test(line)) return undefined;
  return line
    .toLowerCase()
    .split(/[\s#:,.]+/)
    .every((word) => word === '' || errorWords.has(word));
}
