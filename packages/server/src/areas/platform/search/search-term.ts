import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** What was typed, as the columns that are searched hold it. */
export interface SearchTerm {
  /** Without case, accents and superfluous spaces. */
  text: string;
  /** After every name that begins with `text`, in the order of bytes. */
  end: string;
  /** Long enough for names that are only alike; else names must begin with it. */
  isFuzzy: boolean;
}

/** A word of three letters has four trigrams, one of two has three. */
const fewestTrigrams = 4;
/**
 * How alike a name has to be: trigrams in common, of all that the two have. Two swapped letters leave a third of those of
 * a word of five letters; of three letters a third would be any word that begins with the same letter.
 */
const likeness = sql`case when trigrams <= 4 then '0.5' when trigrams <= 6 then '0.33' else '0.4' end`;

/** Milliseconds for one query. What takes longer is rowLimits for again without what is only alike. */
const budget = 1_000;

/**
 * Folds the words as the database does, and sets for the rest of the transaction how alike a name has to be and how long
 * a query may take.
 */
export async function prepareSearch(trx: Db, q: string): Promise<SearchTerm> {
  const words = q.replace(/^@/, '').trim().split(/\s+/).join(' ');
  const { rows } = await sql<{ text: string; trigrams: number }>`
    select text, trigrams,
      set_config('pg_trgm.word_similarity_threshold', ${likeness}, true),
      set_config('statement_timeout', ${String(budget)}, true),
      -- Compiling takes longer than any of these queries.
      set_config('jit', 'off', true)
    from (select text, coalesce(cardinality(show_trgm(text)), 0) as trigrams
      from (select search_text(${words}) as text) as folded) as term
  `.execute(trx);
  const { text = '', trigrams = 0 } = rows[0] ?? {};
  return { text, end: `${text}\u{10ffff}`, isFuzzy: trigrams >= fewestTrigrams };
}
