/** Without case and accents, each character in the place of its own. */
function fold(text: string): string {
  const folded = Array.from(text, (char) => {
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === char.length ? plain : char;
  });
  return folded.join('');
}

/** Where the first of the words that occur stands: from, to. */
function firstMatch(text: string, words: string): [number, number] | undefined {
  const folded = fold(text.normalize('NFC'));
  const whole = fold(words.normalize('NFC').trim().replace(/^[@#]/, ''));
  for (const part of [whole, ...whole.split(/\s+/).sort((a, b) => b.length - a.length)]) {
    const from = part ? folded.indexOf(part) : -1;
    if (from >= 0) return [from, from + part.length];
  }
  return undefined;
}

interface MatchingPartProps {
  text: string;
  words: string;
}

/** The text, with what was typed marked in it. */
export function MatchingPart({ text, words }: MatchingPartProps) {
  const shown = text.normalize('NFC');
  const match = firstMatch(shown, words);
  if (!match) return shown;
  return (
    <>
      {shown.slice(0, match[0])}
      <mark>{shown.slice(...match)}</mark>
      {shown.slice(match[1])}
    </>
  );
}
