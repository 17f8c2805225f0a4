import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** The own things that flights refer to, by name in a file and by id with us. */
export interface OwnThings {
  drones: ThingNames;
  /** By serial number. */
  serials: ThingNames;
  spots: ThingNames;
  equipment: ThingNames;
}

/** Of two things of one name, the older one comes first. */
class ThingNames {
  readonly #names = new Map<string, string>();
  readonly #ids = new Map<string, string[]>();

  constructor(things: readonly { id: string; name: string }[]) {
    for (const { id, name } of things) {
      this.#names.set(id, name);
      const key = name.toLowerCase();
      const ids = this.#ids.get(key);
      if (ids) ids.push(id);
      else this.#ids.set(key, [id]);
    }
  }

  nameOf(id: string): string {
    return this.#names.get(id) ?? '';
  }

  idOf(name: string): string | undefined {
    return this.#ids.get(name.toLowerCase())?.[0];
  }

  /** None where two go by the name. */
  onlyIdOf(name: string): string | undefined {
    const [id, second] = this.#ids.get(name.toLowerCase()) ?? [];
    return second === undefined ? id : undefined;
  }

  /** A name that comes twice means two things. Undefined where there are not as many. */
  idsOf(names: readonly string[]): string[] | undefined {
    const ids: string[] = [];
    const taken = new Map<string, number>();
    for (const name of names) {
      const key = name.toLowerCase();
      const before = taken.get(key) ?? 0;
      const id = this.#ids.get(key)?.[before];
      if (id === undefined) return undefined;
      taken.set(key, before + 1);
      ids.push(id);
    }
    return ids;
  }
}

/** `stays`: they are about to be referred to, and none of them goes before the transaction ends. */
export async function readOwnThings(db: Db, ownerId: string, { stays = false } = {}): Promise<OwnThings> {
  const lock = stays ? sql`for key share` : sql``;
  const namesIn = async (table: RawBuilder<unknown>, name = sql.ref('name')) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${name} as name from ${table} where owner_id = ${ownerId} order by created_at, id ${lock}`.execute(
      db,
    );
    return new ThingNames(rows);
  };
  return {
    drones: await namesIn(sql.table('drones')),
    serials: await namesIn(sql.table('drones'), sql.ref('serial_number')),
    spots: await namesIn(sql.table('spots')),
    equipment: await namesIn(sql.table('equipment_items')),
  };
}
