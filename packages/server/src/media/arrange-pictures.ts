import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** The pictures of one thing, in their order. */
export interface PictureList {
  table: 'spot_photos' | 'post_photos';
  owner: { column: 'spot_id' | 'post_id'; id: string };
  /** What becomes of pictures that a change does not name, as the contract says it of them. */
  unnamed: 'follow' | 'deleted';
}

/** Gives pictures their order and texts. Those that were deleted meanwhile are left out. */
export async function arrangePictures(
  db: Db,
  { table, owner, unnamed }: PictureList,
  pictures: readonly { _id: string; alt: string }[] | undefined,
): Promise<void> {
  if (!pictures) return;
  const wanted = JSON.stringify(pictures.map(({ _id, alt }, position) => ({ id: _id, alt, position })));
  const named = sql`jsonb_to_recordset(${wanted}::jsonb) as named (id uuid, alt text, position int)`;
  const [stored, column] = [sql.table(table), sql.ref(owner.column)];
  if (unnamed === 'deleted')
    await sql`delete from ${stored}
      where ${column} = ${owner.id} and media_id not in (select id from ${named})`.execute(db);
  await sql`
    update ${stored} as picture set position = place.position, alt = place.alt
    from (
      select stored.media_id, coalesce(named.alt, stored.alt) as alt,
        row_number() over (order by named.position nulls last, stored.position) - 1 as position
      from ${stored} as stored left join ${named} on named.id = stored.media_id
      where stored.${column} = ${owner.id}
    ) as place where picture.media_id = place.media_id`.execute(db);
}
