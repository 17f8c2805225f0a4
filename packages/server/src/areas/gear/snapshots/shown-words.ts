import { settingNames, settingWords, valueWords, withheldWords } from './setting-words.ts';

/** Five digits hold every tuning value; a place in ten-millionths of a degree and a unit's number have more. */
const number = /^[+-]?\d{1,5}(?:\.\d{1,3})?$/;
const fraction = /^\d\/\d{1,2}$/;
const name = /^\w{1,64}$/;
const value = /^-?[a-z0-9][\w.+/:-]{0,31}$/i;

/** Letters and digits of `MPU6500_SPI`: mpu, 6500, spi. */
const partsOf = (text: string) => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
const isDigits = (part: string) => part < 'a';
const isLetter = (part: string) => part.length === 1 && !isDigits(part);
const wordsOf = (text: string) => partsOf(text).filter((part) => !isDigits(part) && !isLetter(part));

export const isNumber = (text: string) => number.test(text) || fraction.test(text);

/** A number, or a word that firmware knows: `DSHOT300`, `-GYRO_CALIBRATED`, `A09`. No name of a pilot's own, no id. */
export function isKnownValue(text: string): boolean {
  if (isNumber(text)) return true;
  if (!value.test(text)) return false;
  const parts = partsOf(text);
  const words = wordsOf(text);
  return (
    (words.length > 0 || text.length <= 3) &&
    words.every((word) => settingWords.has(word) || valueWords.has(word)) &&
    parts.filter(isLetter).length <= 2 &&
    parts.every((part) => !isDigits(part) || part.length <= 5)
  );
}

/** `shown` with its value, `withheld` without, `unknown` not even by its name. */
export function statusOf(setting: string): 'shown' | 'withheld' | 'unknown' {
  const lower = setting.toLowerCase();
  if (settingNames.has(lower)) return 'shown';
  const words = wordsOf(lower);
  if (!name.test(lower) || words.length === 0) return 'unknown';
  if (words.every((word) => settingWords.has(word))) return 'shown';
  if (!words.every((word) => settingWords.has(word) || withheldWords.has(word))) return 'unknown';
  return isScreenPlace(lower) ? 'shown' : 'withheld';
}

/** Where an element stands on the screen is no secret, whatever the element shows: `osd_craft_name_pos`. */
const isScreenPlace = (lower: string) => lower.startsWith('osd_') && lower.endsWith('_pos');

/** Of a setting that is shown: one word, or numbers with commas between them. */
export function isShownValue(setting: string, text: string): boolean {
  if (isScreenPlace(setting.toLowerCase())) return isNumber(text);
  return isKnownValue(text) || (text.length <= 80 && text.split(/\s*,\s*/).every(isNumber));
}
