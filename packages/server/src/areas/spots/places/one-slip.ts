/** Letters of a name's word from which on a slip in it is forgiven: shorter ones are too much alike. */
export const forgivenLetters = 5;

/** The known words that one slip of the keyboard lies between: a letter too many, missing, wrong or swapped with the next. */
export function wordsMeant(typed: string, known: readonly string[]): string[] {
  return typed.length < forgivenLetters - 1 ? [] : known.filter((word) => isOneSlip(typed, word));
}

/** What both begin and end with leaves one letter of the longer one, or two that are swapped. */
export function isOneSlip(typed: string, word: string): boolean {
  const longer = typed.length - word.length;
  if (longer > 1 || longer < -1) return false;
  let start = 0;
  while (start < word.length && typed.charCodeAt(start) === word.charCodeAt(start)) start += 1;
  let [typedEnd, end] = [typed.length, word.length];
  while (typedEnd > start && end > start && typed.charCodeAt(typedEnd - 1) === word.charCodeAt(end - 1)) {
    typedEnd -= 1;
    end -= 1;
  }
  const [wrong, right] = [typedEnd - start, end - start];
  if (wrong <= 1 && right <= 1) return wrong + right > 0;
  return wrong === 2 && right === 2 && typed[start] === word[start + 1] && typed[start + 1] === word[start];
}
