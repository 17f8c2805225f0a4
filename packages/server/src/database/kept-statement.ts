import type { CompiledQuery } from 'kysely';

/** A compiled statement with a request's own values in place of its placeholders. */
export function filled<Row>(
  statement: CompiledQuery<Row>,
  own: ReadonlyMap<unknown, unknown>,
): CompiledQuery<Row> {
  return {
    ...statement,
    parameters: statement.parameters.map((value) => (own.has(value) ? own.get(value) : value)),
  };
}

/**
 * The statement with one parameter for each text, however often it says it: the viewer's id stands fifty times in a page
 * of a feed, and each would be sent and read. Such a text must be of one type wherever it stands, as an id is.
 */
export function sharingTexts<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  const parameters: unknown[] = [];
  const places = new Map<unknown, string>();
  const sql = statement.sql.replace(/\$(\d+)/g, (_, number) => {
    const value = statement.parameters[Number(number) - 1];
    const known = places.get(value);
    if (known) return known;
    const place = `$${parameters.push(value)}`;
    if (typeof value === 'string') places.set(value, place);
    return place;
  });
  return { ...statement, sql, parameters };
}

/**
 * Statements that are compiled once per query shape, with placeholders for a request's own values, no two of which are
 * equal. There are as many as there are shapes, so a shape names nothing that a request chooses freely.
 */
export class KeptStatements<Row> {
  private readonly kept = new Map<string, CompiledQuery<Row>>();

  /** The statement of this shape with the request's `own` values for the placeholders. */
  of(
    shape: string,
    own: ReadonlyMap<unknown, unknown>,
    compile: () => CompiledQuery<Row>,
  ): CompiledQuery<Row> {
    const statement = this.kept.get(shape) ?? sharingTexts(compile());
    this.kept.set(shape, statement);
    return filled(statement, own);
  }
}
