import type { Discipline, SuggestedPilot } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isListed } from '../../../visibility/items.ts';
import { isOpenProfile } from '../../../visibility/profiles.ts';
import { relationColumns, toUserCard } from '../../account/users/index.ts';
import { hiddenBy } from '../feed/index.ts';

/** Rows that are looked at, whatever a pilot has: the cost must not grow with the database. */
const looked = {
  /** The viewer's newest flights say where, with what and how they fly. */
  ownFlights: 100,
  /** Of each of the viewer's spots, and of each model. */
  others: 50,
  spotsOrModels: 20,
  /** Everybody's newest public things, for disciplines. */
  newest: 400,
  newestPilots: 50,
};

/** What each thing in common is worth against the others. */
const worth = { spot: 5, drone: 3, discipline: 1 };

/**
 * Pilots whom the viewer neither follows, nor has asked, nor hides from the feed, those first who share most: spots, models of drone,
 * disciplines. Only what is open to the viewer counts, so nothing is given away. Where nobody shares anything,
 * whoever flew last, and then the newest.
 */
export function listSuggested(db: Db, viewer: SessionUser, limit: number) {
  const isUnasked = sql<boolean>`users.id <> ${viewer.id}
    and not exists (select 1 from follows where follower_id = ${viewer.id} and followee_id = users.id)
    and not exists (select 1 from follow_requests where requester_id = ${viewer.id} and pilot_id = users.id)
    and users.id <> all (${hiddenBy(viewer, 'pilot')})`;
  return db
    .selectFrom('users')
    .innerJoin(sharing(viewer).as('sharing'), (join) => join.onRef('sharing.owner_id', '=', 'users.id'))
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .select(['sharing.spots', 'sharing.drones', 'sharing.disciplines'])
    .where(isUnasked)
    .where(isOpenProfile('users', viewer))
    .orderBy('sharing.score', 'desc')
    .orderBy(sql`sharing.flew_at desc nulls last`)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

interface Sharing {
  owner_id: string;
  spots: number;
  drones: number;
  disciplines: Discipline[];
  score: number;
  flew_at: Date | null;
}

function sharing(viewer: SessionUser): RawBuilder<Sharing> {
  return sql<Sharing>`(
    with mine as materialized (
      select spot_id, disciplines from flights where owner_id = ${viewer.id}
      order by recorded_at desc, id desc limit ${looked.ownFlights}
    ),
    my_spots as (
      select distinct mine.spot_id from mine join spots on spots.id = mine.spot_id
      where ${isListed('spots', viewer)} limit ${looked.spotsOrModels}
    ),
    my_models as (
      select distinct lower(brand) as brand, lower(model) as model from drones
      where owner_id = ${viewer.id} limit ${looked.spotsOrModels}
    ),
    newest as (
      select flight.owner_id, flight.disciplines, latest.created_at from (
        select id, created_at from feed_items where audience = 'public' and ${isListed('feed_items', viewer)}
        order by created_at desc, id desc limit ${looked.newest}
      ) as latest cross join lateral (
        select owner_id, disciplines from flights where flights.id = latest.id limit 1
      ) as flight
    ),
    found as (
      select at_spot.owner_id, my_spots.spot_id, null::text as model, null::text as discipline, null::timestamptz as flew_at
      from my_spots cross join lateral (
        select owner_id from flights where flights.spot_id = my_spots.spot_id and ${isListed('flights', viewer)}
        order by recorded_at desc, id desc limit ${looked.others}
      ) as at_spot
      union all
      select alike.owner_id, null, my_models.brand || ' ' || my_models.model, null, null
      from my_models cross join lateral (
        select owner_id from drones
        where lower(drones.brand) = my_models.brand and lower(drones.model) = my_models.model
          and drones.audience = 'public' and ${isListed('drones', viewer)}
        order by created_at desc limit ${looked.others}
      ) as alike
      union all
      select newest.owner_id, null, null, discipline, newest.created_at
      from newest left join lateral (
        select discipline from unnest(newest.disciplines) as discipline
        where discipline in (select unnest(disciplines) from mine)
      ) as liked on true
      union all
      select id, null, null, null, null from (
        select id from users order by created_at desc, id desc limit ${looked.newestPilots}
      ) as latest
    )
    select *, ${worth.spot} * spots + ${worth.drone} * drones + ${worth.discipline} * cardinality(disciplines) as score
    from (
      select owner_id, count(distinct spot_id) as spots, count(distinct model) as drones,
        coalesce(array_agg(distinct discipline) filter (where discipline is not null), '{}') as disciplines,
        max(flew_at) as flew_at
      from found group by owner_id
    ) as summed
  )`;
}

export function toSuggestedPilot(row: Awaited<ReturnType<typeof listSuggested>>[number]): SuggestedPilot {
  const { spots, drones, disciplines } = row;
  return { ...toUserCard(row), shared: { spots, drones, disciplines } };
}
