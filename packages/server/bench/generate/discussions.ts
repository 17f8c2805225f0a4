import { type RawBuilder, sql } from 'kysely';
import type { Size } from '../sizes.ts';

/** Groups with members, topics, comments and posts, and the counters that the triggers of 004, 006 and 008 keep. */
export function discussionStatements({ pilots }: Size, at: string): RawBuilder<unknown>[] {
  const groups = Math.ceil(pilots / 20);
  return [
    sql`create temp table club on commit drop as
      select g, pilot.id as owner_id, pg_temp.moment(joined, ${at}, 0.05) as since,
        pg_temp.id_at(pg_temp.moment(joined, ${at}, 0.05), g, 70) as id,
        pg_temp.heavy(g, 71, 8, 400) as members, 20 + pg_temp.heavy(g, 72, 2, 200) as topics
      from generate_series(0, ${sql.lit(groups - 1)}) g join pilot on pilot.n = g * 20 + 2`,
    sql`analyze club`,
    sql`insert into group_members (group_id, user_id, role, created_at)
      select id, owner_id, 'owner', since from club`,
    sql`insert into group_members (group_id, user_id, created_at)
      select distinct club.id, pilot.id, pg_temp.moment(club.since, ${at}, pg_temp.chance(g * 1000000::bigint + pilot.n, 74))
      from club cross join generate_series(1, members) i
      join pilot on pilot.n = floor(${sql.lit(pilots)} * pg_temp.chance(g * 1000::bigint + i, 73))::int
      where pilot.id <> club.owner_id`,
    sql`create temp table subject on commit drop as
      select id as group_id, owner_id, g * 1000::bigint + i as k, topic_at,
        pg_temp.id_at(topic_at, g * 1000::bigint + i, 75) as id, i = 1 as pinned
      from (
        select club.*, i, pg_temp.moment(since, ${at}, pg_temp.chance(g * 1000::bigint + i, 76)) as topic_at
        from club cross join generate_series(1, topics) i
      ) as made`,
    sql`insert into comments (id, topic_id, author_id, text, created_at, updated_at)
      select pg_temp.id_at(said, k * 100 + i, 78), topic_id, author_id, 'Nos vemos allí el domingo.', said, said
      from (
        select subject.id as topic_id, k, i, pg_temp.moment(topic_at, ${at}, pg_temp.chance(k * 100 + i, 79)) as said,
          pilot.id as author_id
        from subject cross join generate_series(1, pg_temp.heavy(k, 77, 1, 60)) i
        join pilot on pilot.n = floor(${sql.lit(pilots)} * pg_temp.chance(k * 100 + i, 80))::int
      ) as made`,
    sql`insert into comments (id, topic_id, author_id, parent_id, text, created_at, updated_at)
      select pg_temp.id_at(created_at, n, 82), topic_id, author_id, id, 'Allí estaremos.', created_at, created_at
      from (select comments.*, row_number() over (order by id) as n from comments) as answered where n % 4 = 0`,
    sql`insert into topics (id, group_id, author_id, title, pinned, comment_count, last_activity, created_at, updated_at)
      select subject.id, group_id, owner_id, 'Tema ' || k, pinned, coalesce(counted.count, 0),
        greatest(topic_at, counted.newest), topic_at, topic_at
      from subject left join (
        select topic_id, count(*), max(created_at) as newest from comments group by 1
      ) as counted on counted.topic_id = subject.id`,
    sql`insert into posts (id, group_id, author_id, title, content, created_at, updated_at)
      select pg_temp.id_at(said, g * 10 + i, 83), id, owner_id, 'Aviso', 'Quedada el sábado.', said, said
      from (
        select club.*, i, pg_temp.moment(since, ${at}, i * 0.3) as said from club cross join generate_series(1, 3) i
      ) as made`,
    sql`insert into groups (id, owner_id, name, description, private, tags, member_count, topic_count, post_count,
        created_at, updated_at)
      select id, owner_id, 'Grupo ' || g, 'Para quien vuela por aquí.', g % 3 = 0, array['t' || g % 500],
        (select count(*) from group_members where group_id = club.id),
        (select count(*) from topics where group_id = club.id),
        (select count(*) from posts where group_id = club.id), since, since
      from club`,
    sql`insert into group_counts (private, count)
      select kind, count(id) from (values (true), (false)) as sorts (kind)
      left join groups on groups.private = kind group by kind
      on conflict (private) do update set count = excluded.count`,
  ];
}
