/** Tables that grow with the number of pilots, of what they do, and of imported zones. */
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

/** The big tables that a plan reads from end to end. */
export function sequentialScans(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && bigTables.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}

export function indexesOf(plan: Plan): string[] {
  return [plan['Index Name'] ?? [], ...(plan.Plans ?? []).map(indexesOf)].flat();
}
