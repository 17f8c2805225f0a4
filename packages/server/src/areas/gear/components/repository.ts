import type {
  Component,
  ComponentCounts,
  ComponentInput,
  ComponentPatch,
  ComponentSort,
  ComponentType,
} from '@estela/contracts';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { matches } from '../../../lists/search.ts';
import { itemPictureUrl, ownPictureAccess } from '../../../media/picture-columns.ts';
import { flownInAll, installationColumns } from './installation-rows.ts';

interface ComponentFilters {
  type?: ComponentType | undefined;
  favorite?: 'true' | 'false' | undefined;
  installed?: 'true' | 'false' | undefined;
  q?: string | undefined;
}

type ComponentQuery = ComponentFilters & PageQuery & { sort: ComponentSort };

function selectComponents(db: Db) {
  return db
    .selectFrom('components')
    .select(['id', 'name', 'type', 'brand', 'weight_g', 'quantity', 'source_url', 'description'])
    .select(['favorite', 'image_id'])
    .select(installationColumns)
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
    selectComponents(db)
      .where(isWanted(ownerId, query))
      .orderBy(orders[query.sort])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    query,
  ).execute();
}

/** Before the newest first, which decides where the rest is equal. */
const orders: Record<ComponentSort, RawBuilder<unknown>> = {
  newest: sql`created_at desc`,
  name: sql`search_text(name)`,
  mostFlown: sql`(${flownInAll}->>'seconds')::bigint desc`,
};

export async function countComponents(db: Db, ownerId: string, query: ComponentFilters): Promise<number> {
  const { count } = await db
    .selectFrom('components')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(ownerId, query))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted(ownerId: string, filters: ComponentFilters): RawBuilder<SqlBool> {
  const { type, favorite, installed, q } = filters;
  const open = sql`exists (select from installations where component_id = components.id and removed_at is null)`;
  const conditions = [
    sql<SqlBool>`owner_id = ${ownerId}`,
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(favorite ? [sql<SqlBool>`favorite = ${favorite === 'true'}`] : []),
    ...(installed ? [sql<SqlBool>`${open} = ${installed === 'true'}`] : []),
    ...(q ? [matches(sql`search_text(name || ' ' || brand || ' ' || description)`, q)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export async function countByType(
  db: Db,
  ownerId: string,
  filters: ComponentFilters,
): Promise<ComponentCounts> {
  const rows = await db
    .selectFrom('components')
    .select(['type', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where favorite)`.as('favorites'))
    .where(isWanted(ownerId, filters))
    .groupBy('type')
    .orderBy('type')
    .execute();
  const sum = (field: 'count' | 'favorites') => rows.reduce((total, row) => total + row[field], 0);
  return {
    total: sum('count'),
    favorites: sum('favorites'),
    byType: rows.map(({ type, count }) => ({ type, count })),
  };
}

export async function insertComponent(db: Db, ownerId: string, input: ComponentInput): Promise<string> {
  const id = newId();
  await db
    .insertInto('components')
    .values({ id, owner_id: ownerId, name: input.name, type: input.type, ...optionalColumns(input) })
    .execute();
  return id;
}

/** Changes the named fields; false when the component is not the owner's, 409 when more of it are on drones. */
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
  if (patch.quantity !== undefined) await requireEnough(db, id);
  return numUpdatedRows > 0n;
}

async function requireEnough(db: Db, id: string): Promise<void> {
  const short = await sql`
    select from components where id = ${id} and quantity < (
      select sum(quantity) from installations where component_id = components.id and removed_at is null)
  `.execute(db);
  if (short.rows.length > 0) throw new ConflictError('moreInstalled', { quantity: 'moreInstalled' });
}

/** What is not named is undefined, and Kysely leaves it out. */
function optionalColumns({ brand, weight, quantity, sourceUrl, description, favorite }: ComponentPatch) {
  return { brand, weight_g: weight, quantity, source_url: sourceUrl, description, favorite };
}

export function toComponent(row: ComponentRow): Component {
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    brand: row.brand,
    weight: row.weight_g,
    quantity: row.quantity,
    sourceUrl: row.source_url,
    description: row.description,
    favorite: row.favorite,
    image: itemPictureUrl(row.image_id, row.access),
    installations: row.installations.map((place) => ({ ...place, from: new Date(place.from).toISOString() })),
    flown: row.flown,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
