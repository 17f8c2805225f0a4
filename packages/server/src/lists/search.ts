import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** More words only cost time. */
const maxWords = 10;

/** No word has three letters: no trigram finds it, and an index of trigrams would be read from end to end. */
export function isShort(q: string): boolean {
  return wordsOf(q).every((word) => [...word].length < 3);
}

/** `name` (made by `search_text`) begins with `q`: a range of an index in the order of bytes. */
export function beginsWith(name: RawBuilder<unknown>, q: string): RawBuilder<SqlBool> {
  const text = wordsOf(q).join(' ');
  return sql<SqlBool>`(${name} collate "C" >= (select search_text(${text}))
    and ${name} collate "C" < (select search_text(${text}) || ${'\u{10ffff}'}))`;
}

/** Every word of `q` occurs in `text` (made by `search_text`), whatever its case and accents. */
export function matches(text: RawBuilder<unknown>, q: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(q).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return sql<SqlBool>`true`;
  // Selected, a word is folded once; else, in a plan that is kept for any word, once a row.
  return sql<SqlBool>`${sql.join(
    patterns.map((pattern) => sql`${text} like (select search_text(${pattern}))`),
    sql` and `,
  )}`;
}

function wordsOf(q: string): string[] {
  return q.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
}
