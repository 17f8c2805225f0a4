import type { Component, ComponentInput, ComponentPatch, ComponentType } from '@estela/contracts';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { type PageQuery, pageRows } from '../../items/page.ts';
import { matches } from '../../items/search.ts';
import { itemPictureUrl, ownPictureAccess } from '../../media/picture-columns.ts';

export interface ComponentQuery extends PageQuery {
  type?: ComponentType | undefined;
  favorite?: 'true' | 'false' | undefined;
  q?: string | undefined;
}

function selectComponents(db: Db) {
  return db
    .selectFrom('components')
    .select(['id', 'name', 'type', 'brand', 'weight_g', 'source_url', 'description', 'favorite', 'image_id'])
    .select([
      'created_at',
      'updated_at',
      ownPictureAccess('components.image_id', 'components.owner_id').as('access'),
    ]);
}

export type ComponentRow = InferResult<ReturnType<typeof selectComponents>>[number];

export function findComponent(db: Db, id: string, ownerId: string) {
  return selectComponents(db).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export function listComponents(db: Db, ownerId: string, query: ComponentQuery) {
  return pageRows(
    selectComponents(db).where(isWanted(ownerId, query)).orderBy('created_at', 'desc').orderBy('id', 'desc'),
    query,
  ).execute();
}

export async function countComponents(db: Db, ownerId: string, query: ComponentQuery): Promise<number> {
  const { count } = await db
    .selectFrom('components')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(ownerId, query))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted(ownerId: string, { type, favorite, q }: ComponentQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`owner_id = ${ownerId}`,
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(favorite ? [sql<SqlBool>`favorite = ${favorite === 'true'}`] : []),
    ...(q ? [matches(sql`search_text(name || ' ' || brand || ' ' || description)`, q)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export async function insertComponent(db: Db, ownerId: string, input: ComponentInput): Promise<string> {
  const id = newId();
  await db
    .insertInto('components')
    .values({ id, owner_id: ownerId, name: input.name, type: input.type, ...optionalColumns(input) })
    .execute();
  return id;
}

/** Changes the named fields; false when the component is not the owner's. */
export async function updateComponent(
  db: Db,
  id: string,
  ownerId: string,
  patch: ComponentPatch,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('components')
    .set({ name: patch.name, type: patch.type, ...optionalColumns(patch), updated_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is not named is undefined, and Kysely leaves it out. */
function optionalColumns({ brand, weight, sourceUrl, description, favorite }: ComponentPatch) {
  return { brand, weight_g: weight, source_url: sourceUrl, description, favorite };
}

export function toComponent(row: ComponentRow): Component {
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    brand: row.brand,
    weight: row.weight_g,
    sourceUrl: row.source_url,
    description: row.description,
    favorite: row.favorite,
    image: itemPictureUrl(row.image_id, row.access),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
