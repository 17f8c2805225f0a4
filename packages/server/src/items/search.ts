import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** More words only cost time. */
const maxWords = 10;

/** Every word of `q` occurs in `text` (made by `search_text`), whatever its case and accents. */
export function matches(text: RawBuilder<unknown>, q: string): RawBuilder<SqlBool> {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return sql<SqlBool>`true`;
  // Selected, a word is folded once; else, in a plan that is kept for any word, once a row.
  return sql<SqlBool>`${sql.join(
    patterns.map((pattern) => sql`${text} like (select search_text(${pattern}))`),
    sql` and `,
  )}`;
}
