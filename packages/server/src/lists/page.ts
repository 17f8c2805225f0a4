import type { SelectQueryBuilder } from 'kysely';

export interface PageQuery {
  page: number;
  limit: number;
}

/** The rows of one page. */
export function pageRows<Tables, Name extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Name, Row>,
  { page, limit }: PageQuery,
): SelectQueryBuilder<Tables, Name, Row> {
  return rows.limit(limit).offset((page - 1) * limit);
}

/** A page as the wire wants it. */
export function toPage<Item>(items: Item[], total: number, { page, limit }: PageQuery) {
  return { items, page, limit, total };
}
