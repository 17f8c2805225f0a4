import { CompiledQuery } from 'kysely';
import type { Db } from '../../src/database/open.ts';
import { PreparedClient } from '../../src/database/prepared-client.ts';

/** Tables that grow with the number of pilots, their activity, and imported zones. */
const bigTables = [
  'airspace_notams',
  'airspace_volumes',
  'airspace_zones',
  'battery_stickers',
  'blocks',
  'bookmarks',
  'comment_mentions',
  'comments',
  'components',
  'drone_snapshots',
  'drones',
  'equipment_items',
  'equipment_status_changes',
  'feed_hidden',
  'feed_items',
  'flight_equipment',
  'flight_logs',
  'flight_packs',
  'flight_tracks',
  'flights',
  'fly_day_answers',
  'fly_days',
  'follow_requests',
  'follows',
  'group_acts',
  'group_members',
  'groups',
  'installations',
  'likes',
  'moderation_acts',
  'notifications',
  'pilot_stats',
  'post_likes',
  'post_photos',
  'posts',
  'reminder_rules',
  'removed_followers',
  'reports',
  'spot_cells',
  'spot_photos',
  'spots',
  'topic_reads',
  'topics',
  'upkeep_entries',
  'users',
];

/** A query's plan, as EXPLAIN gives it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** The database's plan for each query made during `work`. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<{ sql: string; plan: Plan }[]> {
  const asked: CompiledQuery[] = [];
  const query = PreparedClient.prototype.query;
  const spy = jest.spyOn(PreparedClient.prototype, 'query').mockImplementation(function (
    this: PreparedClient,
    ...args
  ) {
    const [text, values] = args as [unknown, unknown];
    if (typeof text === 'string' && /^\s*(select|with|insert|update|delete)/i.test(text)) {
      asked.push(CompiledQuery.raw(text, Array.isArray(values) ? values : []));
    }
    return query.apply(this, args as Parameters<typeof query>);
  });
  await work();
  spy.mockRestore();
  const plans: { sql: string; plan: Plan }[] = [];
  for (const { sql, parameters } of asked) {
    const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) plans.push({ sql, plan });
  }
  return plans;
}

/** The big tables that a plan reads sequentially. */
export function sequentialScans(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && bigTables.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}

export function indexesOf(plan: Plan): string[] {
  return [plan['Index Name'] ?? [], ...(plan.Plans ?? []).map(indexesOf)].flat();
}
