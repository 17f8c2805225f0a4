/**
 * What is drawn as nothing: bidi controls, joiners, fillers, the soft hyphen, the blank of braille. Within an emoji they
 * belong to it, as in a family or in the flag of Scotland.
 */
// biome-ignore lint/complexity/useRegexLiterals: every Node that we run on has the flag, TypeScript's target has not
const emojiOrUnseen = new RegExp(
  '(\\p{RGI_Emoji})|\\p{Default_Ignorable_Code_Point}|[\\u2800\\ufff9-\\ufffb]',
  'gv',
);
// Line breaks and tabs are white space and become a space. The null byte stays, so that it is refused and not hidden.
const controls = /(?!\0)\p{Cc}/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}\0\p{Cs}]/u;

/**
 * A name or a title as it is kept: one line, composed, without what cannot be seen. Empty where nothing can: a name that
 * breaks lines or turns the reading direction puts a stranger's words into our own sentences.
 */
export function lineText(value: string): string {
  const seen = value
    .normalize('NFC')
    .replace(emojiOrUnseen, '$1')
    .replace(/\s+/g, ' ')
    .replace(controls, '')
    .trim();
  return visible.test(seen) ? seen : '';
}
