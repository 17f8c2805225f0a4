import { limits } from './limits.ts';

const { min, max } = limits.username;

/** `@name` where a word begins, so that no address of a mail is one. Groups: what stands before, the name. */
const mention = new RegExp(`(^|[^\\w.@/])@([a-z0-9_.]{${min},${max}})(?![\\w@])`, 'gi');

/** A name that a text may mean: one at the end of a sentence has the full stop in it, or not. */
export interface PossibleMention {
  /** Where the `@` stands in the text. */
  at: number;
  /** In lower case, the longest first. */
  names: string[];
}

/** Every `@name` of a text, in order. Who is meant, if anybody, is for the server to say. */
export function possibleMentions(text: string): PossibleMention[] {
  return [...text.matchAll(mention)].map(({ index, 1: before = '', 2: written = '' }) => {
    const name = written.toLowerCase();
    const bare = name.replace(/\.+$/, '');
    return {
      at: index + before.length,
      names: bare === name || bare.length < min ? [name] : [name, bare],
    };
  });
}
