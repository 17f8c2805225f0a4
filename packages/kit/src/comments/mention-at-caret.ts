import { limits } from '@estela/contracts/limits';

/** The name that is being typed: where its `@` stands, and its letters so far. */
export interface TypedMention {
  at: number;
  letters: string;
}

const typed = new RegExp(`(?:^|[^\\w.@/])@([a-z0-9_.]{0,${limits.username.max}})$`, 'i');

export function mentionAtCaret(text: string, caret: number): TypedMention | null {
  const letters = typed.exec(text.slice(0, caret))?.[1];
  return letters === undefined ? null : { at: caret - letters.length - 1, letters };
}

/** The text with the chosen name in the place of its letters, and where the caret stands then. */
export function completeMention(text: string, { at, letters }: TypedMention, username: string) {
  const before = `${text.slice(0, at)}@${username} `;
  return { text: before + text.slice(at + 1 + letters.length).replace(/^ /, ''), caret: before.length };
}
