import { type Column, columnsOf, undeclared } from '../../test/support/declared-schema.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

/** Tables that only written SQL uses, so that Kysely need not know them. */
const sqlOnly = [
  'deleted_flights',
  'deleted_talk',
  'event_watchers',
  'events',
  'follow_steps',
  'group_counts',
  'jobs',
  'like_steps',
  'former_media_keys',
  'media_removals',
  'migrations',
  'privacy_changes',
  'rate_windows',
  'secrets',
  'site_count_steps',
  'site_counts',
  'spot_cells',
  'warranty_notices',
];

describe('the declared schema', () => {
  let server: TestServer;
  let columns: Column[];

  beforeAll(async () => {
    server = await startTestServer();
    columns = (await columnsOf(server.db as never)).filter(({ table }) => !sqlOnly.includes(table));
  });
  afterAll(() => server.close());

  it('says of each table and column what the migrations made', () => {
    expect(undeclared(columns)).toEqual([]);
  });

  it('is found to differ in a table, a column, a type, a null and a value that must be given', () => {
    const changed: [table: string, name: string, change: Partial<Column>][] = [
      ['blocks', 'created_at', { table: 'bans' }],
      ['media', 'bytes', { name: 'size' }],
      ['spots', 'lat', { type: 'text' }],
      ['users', 'picture_id', { isNullable: false }],
      ['drones', 'notes', { isOptional: false }],
    ];
    const planted = columns.map((column) => {
      const found = changed.find(([table, name]) => column.table === table && column.name === name);
      return { ...column, ...found?.[2] };
    });
    expect(undeclared(planted)).toEqual(
      expect.arrayContaining([
        'the tables',
        'the columns of media',
        'spots.lat',
        'users.picture_id',
        'drones.notes',
      ]),
    );
  });
});
