/** What makes a password guessable without a list: the key of its text in the catalogues of form and server. */
export type PasswordWeakness = 'passwordCommon' | 'passwordLikeName';

const rows = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
/** Characters of a row that count as a run; two neighbours stand in any word. */
const shortestRun = 3;
const longestUnit = 4;
const shortestName = 3;

/** What is wrong with a password for a pilot of these names; undefined where nothing is, a list of others aside. */
export function passwordWeakness(password: string, names: readonly string[]): PasswordWeakness | undefined {
  const plain = plainPassword(password);
  if (isRepeated(plain) || isRow(plain)) return 'passwordCommon';
  const letters = onlyLetters(plain);
  const isNamed = names.some((name) => {
    const word = plainPassword(name);
    return word.length >= shortestName && (plain === word || letters === onlyLetters(word));
  });
  return isNamed && letters.length >= shortestName ? 'passwordLikeName' : undefined;
}

/** A password as it is compared with what others use: `Contraseña` is `contrasena`. */
export function plainPassword(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `ana.fpv` and `AnaFPV2026!` are the same name with ornaments. */
function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** One character, or up to four of them, again and again. */
function isRepeated(text: string): boolean {
  const units = Array.from({ length: longestUnit }, (_, index) => index + 1);
  return units.some(
    (unit) => text.length >= 2 * unit && [...text].every((char, index) => char === text[index % unit]),
  );
}

/** Nothing but runs along the keyboard, the digits or the alphabet. */
function isRow(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const length = runs.reduce((longest, run) => Math.max(longest, sharedStart(rest, run)), 0);
    if (length < shortestRun) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** How many characters of `text`, from its first, follow one another in `run`. */
function sharedStart(text: string, run: string): number {
  const from = run.indexOf(text.charAt(0));
  if (from < 0) return 0;
  let length = 1;
  while (length < text.length && text[length] === run[from + length]) length += 1;
  return length;
}
