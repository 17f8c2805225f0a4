import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { styleReadings } from './style-words.ts';

/** What was typed, as the columns that are searched hold it. */
export interface SearchTerm {
  /** As in `search_name`: without case, accents and superfluous spaces. */
  text: string;
  /** After every name that begins with `text`, in the order of bytes. */
  end: string;
  /**
   * As in `search_words`: words parted by single spaces, or a tag in one piece. Where they name a way of flying, also with
   * what is stored for it.
   */
  readings: readonly string[];
  /** Only tags, disciplines and types: a `#` came first. */
  isTag: boolean;
  /** What begins with `text` and nothing else: what reads more took too long. */
  isQuick: boolean;
}

/** A word of three letters has four trigrams, one of two has three. */
const fewestTrigrams = 4;
/**
 * How alike a name has to be for a look at whether one slip explains it: trigrams in common, of all that the two have. Two
 * swapped letters in the middle change four of them, which is half of those of a word of seven letters; of three letters
 * a third would be any word that begins with the same letter.
 */
const likeness = sql`case when trigrams <= 4 then '0.5' when trigrams <= 6 then '0.33' when trigrams <= 8 then '0.28' else '0.35' end`;

/** Milliseconds for one query. What takes longer is looked for again by how names begin. */
const budget = 1_000;

/** Whether some word has three letters: of shorter ones an index of trigrams finds too much. */
export const isLong = ({ readings, isTag }: SearchTerm) =>
  isTag || readings.some((reading) => reading.split(' ').some((word) => [...word].length > 2));

/**
 * Folds the words as the database does, and sets for the rest of the transaction how alike a name has to be and how long
 * a query may take. Without a word or number there is nothing to look for. `mayBeSlip`: long enough to hold a slip.
 */
export async function prepareSearch(
  trx: Db,
  q: string,
): Promise<{ term: SearchTerm; mayBeSlip: boolean } | null> {
  const isTag = q.startsWith('#');
  const typed = q.replace(/^[@#]/, '').trim().split(/\s+/).join(' ');
  const { rows } = await sql<{ text: string; words: string; trigrams: number }>`
    select text, words, trigrams,
      set_config('pg_trgm.word_similarity_threshold', ${likeness}, true),
      set_config('statement_timeout', ${String(budget)}, true),
      -- Compiling takes longer than any of these queries.
      set_config('jit', 'off', true)
    from (select text, btrim(search_words(text)) as words, coalesce(cardinality(show_trgm(text)), 0) as trigrams
      from (select search_text(${typed}) as text) as folded) as term
  `.execute(trx);
  const { text = '', words = '', trigrams = 0 } = rows[0] ?? {};
  if (words === '') return null;
  const readings = styleReadings(words);
  const term: SearchTerm = {
    text,
    end: `${text}\u{10ffff}`,
    readings: isTag ? readings.map((reading) => reading.replaceAll(' ', '')) : readings,
    isTag,
    isQuick: false,
  };
  return { term, mayBeSlip: trigrams >= fewestTrigrams && isLong(term) };
}
