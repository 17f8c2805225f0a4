import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { fillWithEverything } from '../../test/support/full-database.ts';
import { openOtherDatabase } from '../../test/support/other-database.ts';
import { filesBelow, sweepPictures } from '../../test/support/test-pictures.ts';
import type { TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { findFactor, readAccountKey } from '../areas/account/auth/factor-repository.ts';
import { newId } from '../database/ids.ts';
import { knownMigrations, readMigrationNames } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';
import { seal, unseal } from '../identity/sealed.ts';
import { openStorage } from '../media/open-storage.ts';
import { dueRemovals, ensureMediaKey } from '../media/repository.ts';
import { prepareSchema } from './empty-schema.ts';
import { type Keys, readKeys, requireKeys, writeKeys } from './keys.ts';
import { leftBehind } from './left-behind.ts';
import { readBackup } from './read-backup.ts';
import { withSnapshot } from './read-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Each opens database after database, which takes its time where the machine does other work too.
jest.setTimeout(300_000);

type Other = Awaited<ReturnType<typeof openOtherDatabase>>;

describe('a backup', () => {
  const dir = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'backup-'));
  const path = join(dir, 'estela.tar.gz');
  const keysPath = join(dir, 'keys.json');
  const secret = Buffer.from('a secret of an app');
  let server: TestServer;
  let other: Other;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await fillWithEverything(server);
    const sealed = seal(await readAccountKey(server.db), secret, ana.id);
    await sql`update users set totp_secret = ${sealed}, totp_at = now() where id = ${ana.id}`.execute(
      server.db,
    );
    await sql`insert into recovery_codes (code_hash, user_id) values ('\\x01', ${ana.id})`.execute(server.db);
    await writeKeys(server.db, keysPath, { force: false });
    other = await openOtherDatabase();
  });
  afterAll(async () => {
    await other.close();
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const back = async (from: Pick<TestServer, 'db' | 'config'>, to: string) =>
    writeBackup(from.db, await openStorage(from.config), to, { force: true });
  const restore = async (to: Pick<TestServer, 'db' | 'config'>, from: string, keys?: Keys) =>
    restoreBackup(to.db, await openStorage(to.config), from, await readBackup(from), keys);

  it('holds every row but what is named as left behind, and its pictures', async () => {
    const manifest = await back(server, path);
    const backup = await readBackup(path);
    expect(backup.manifest).toEqual(manifest);
    expect(backup.head.migrations).toEqual(knownMigrations());
    expect(manifest.pictures).toMatchObject({ rows: 3, missing: 0 });
    expect(Object.keys(manifest.tables).filter((table) => leftBehind.has(table))).toEqual([]);
    expect(manifest.tables.idempotency_keys?.rows).toBe(3);
    expect(manifest.tables.sessions?.rows).toBe(1);
    const { rows } = await sql<{
      flights: number;
    }>`select count(*) as flights from flights`.execute(server.db);
    expect(manifest.tables.flights?.rows).toBe(rows[0]?.flights);
    // It holds hashes of passwords.
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('restored and backed up again has the same checksums, and nothing is counted twice', async () => {
    await restore(other, path, readKeys(keysPath));
    const again = join(dir, 'again.tar.gz');
    const { head: _, ...first } = (await readBackup(path)).manifest;
    expect(await back(other, again)).toMatchObject(first);
    expect(filesBelow(join(other.config.dataDir, 'media'))).toEqual(
      filesBelow(join(server.config.dataDir, 'media')),
    );
    const wrong = await sql`select username from users join pilot_stats on user_id = users.id
      where followers <> (select count(*) from follows where followee_id = users.id)`.execute(other.db);
    expect(wrong.rows).toEqual([]);
  });

  it('opens second factors with the keys alone that are saved apart, once and for its owner', async () => {
    const key = await readAccountKey(server.db);
    expect(statSync(keysPath).mode & 0o777).toBe(0o600);
    await expect(writeKeys(server.db, keysPath, { force: false })).rejects.toThrow(/is there already/);
    chmodSync(keysPath, 0o644);
    await writeKeys(server.db, keysPath, { force: true });
    expect(statSync(keysPath).mode & 0o777).toBe(0o600);
    const found = await findFactor(other.db, ana.id);
    expect(found?.secret && unseal(found.key, found.secret, ana.id)).toEqual(secret);
    const { head, manifest } = await readBackup(path);
    expect(Object.keys({ ...head.tables, ...manifest.tables })).not.toContain('secrets');
    expect(gunzipSync(readFileSync(path)).includes(key.toString('hex'))).toBe(false);
    expect(() => requireKeys(head, undefined, false)).toThrow(
      /second factor in this backup: 1\. .*--without-keys$/,
    );
    const others = { mediaKey: key, accountKey: Buffer.alloc(32) };
    expect(() => requireKeys(head, others, true)).toThrow('These keys are of another database');
    expect(() => readKeys(path)).toThrow('holds no keys of Estela');
  });

  it('restored without its keys has no second factor, and goes on with keys of its own', async () => {
    const target = await openOtherDatabase();
    await restore(target, path);
    const { rows } =
      await sql`select totp_secret, totp_at, (select count(*)::int from recovery_codes) as codes
      from users where id = ${ana.id}`.execute(target.db);
    expect(rows).toEqual([{ totp_secret: null, totp_at: null, codes: 0 }]);
    await ensureMediaKey(target.db, Buffer.alloc(32, 1));
    expect(await readAccountKey(target.db)).toHaveLength(32);
    await target.close();
  });

  it('keeps triggers and references working, and continues the sequences of the other database', async () => {
    const stood = await sql<{ id: number }>`select last_value as id from events_id_seq`.execute(server.db);
    const { rows: events } = await sql<{
      id: number;
    }>`insert into events (user_id, kind, data)
      values (${ana.id}, 'like', '{}') returning id`.execute(other.db);
    expect(events).toEqual([{ id: Number(stood.rows[0]?.id) + 1 }]);
    const liked = await sql<{ id: string; likes: number }>`select id, likes from feed_items
      where id not in (select item_id from likes where user_id = ${ana.id}) order by id limit 1`.execute(
      other.db,
    );
    const [item] = liked.rows;
    await sql`insert into likes (user_id, item_id) values (${ana.id}, ${item?.id})`.execute(other.db);
    const { rows } = await sql`select likes from feed_items where id = ${item?.id}`.execute(other.db);
    expect(rows).toEqual([{ likes: (item?.likes ?? 0) + 1 }]);
    await expect(
      sql`insert into follows (follower_id, followee_id) values (gen_random_uuid(), ${ana.id})`.execute(
        other.db,
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('is rejected by a database that is not empty', async () => {
    const before = await sql`select count(*) from flights`.execute(other.db);
    await expect(restore(other, path)).rejects.toThrow(
      /^The database is not empty: there are rows in \w+\. Nothing/,
    );
    expect(await sql`select count(*) from flights`.execute(other.db)).toEqual(before);
  });

  it('of an older version is migrated to this one', async () => {
    const older = await openOtherDatabase();
    const migrations = knownMigrations().slice(0, 9);
    await older.db.transaction().execute((trx) => prepareSchema(trx, migrations));
    await sql`insert into users (id, username, email, name, last_name, password_hash, terms_accepted_at)
      values (${ana.id}, 'ana', 'ana@estela.test', 'Ana', 'Piloto', 'none', now())`.execute(older.db);
    await fillOldDrones(older.db, ana.id);
    const old = join(dir, 'old.tar.gz');
    await back(older, old);
    await older.close();
    const newer = await openOtherDatabase();
    await restore(newer, old);
    expect(await readMigrationNames(newer.db)).toEqual(knownMigrations());
    expect((await sql`select username from users`.execute(newer.db)).rows).toEqual([{ username: 'ana' }]);
    expect((await sql`select user_id from pilot_stats`.execute(newer.db)).rows).toEqual([
      { user_id: ana.id },
    ]);
    expect((await sql`select count from site_counts where what = 'pilots'`.execute(newer.db)).rows).toEqual([
      { count: 1 },
    ]);
    const placed = sql`
      select components.name, components.quantity, drones.name as drone, position, removed_at, installed_at = case
        when drones.created_at > components.created_at then drones.created_at else components.created_at end as since
      from installations join drones on drones.id = drone_id join components on components.id = component_id
      order by drone, position`;
    const open = { removed_at: null, since: true };
    expect((await placed.execute(newer.db)).rows).toEqual([
      { name: 'Motor', quantity: 2, drone: 'Apex', position: 0, ...open },
      { name: 'Antena', quantity: 1, drone: 'Apex', position: 1, ...open },
      { name: 'Motor', quantity: 2, drone: 'Nazgul', position: 0, ...open },
    ]);
    await newer.close();
  });

  it('replaces a file only on request, and leaves nothing half-written', async () => {
    const storage = await openStorage(server.config);
    await expect(writeBackup(server.db, storage, path, { force: false })).rejects.toThrow(/is there already/);
    const nowhere = join(dir, 'none', 'x.tar.gz');
    await expect(writeBackup(server.db, storage, nowhere, { force: false })).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
    const broken = { ...storage, get: () => Promise.reject(new Error('away')) };
    const half = join(dir, 'half.tar.gz');
    await expect(writeBackup(server.db, broken, half, { force: false })).rejects.toThrow(
      /cannot be read \(away\)/,
    );
    const stop = new AbortController();
    const interrupted: typeof storage.get = (key) => {
      stop.abort();
      return storage.get(key);
    };
    const stopped = { force: false, stopped: stop.signal };
    await expect(writeBackup(server.db, { ...storage, get: interrupted }, half, stopped)).rejects.toThrow(
      `Stopped; ${half} is not written`,
    );
    expect(readdirSync(dir).filter((name) => /half|part/.test(name))).toEqual([]);
    expect((await server.call(calls.getHealthReady)).status).toBe(200);
  });

  it('takes pictures back that a failed restore has put into the storage', async () => {
    const target = await openOtherDatabase();
    const storage = await openStorage(target.config);
    let puts = 0;
    const full = {
      ...storage,
      put: (key: string, content: Buffer) => {
        puts += 1;
        return puts > 2 ? Promise.reject(new Error('full')) : storage.put(key, content);
      },
    };
    const backup = await readBackup(path);
    await expect(restoreBackup(target.db, full, path, backup)).rejects.toThrow(/cannot be stored \(full\)/);
    expect(filesBelow(join(target.config.dataDir, 'media'))).toEqual([]);
    expect((await sql`select from users`.execute(target.db)).rows).toEqual([]);
    await target.close();
  });

  const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;
  onServer('keeps the files of pictures that are deleted while it runs', async () => {
    const noted = async () => (await sql`select media_id from media_removals`.execute(server.db)).rows.length;
    await withSnapshot(server.db, async () => {
      await sql`insert into media_removals (media_id) values (${newId()})`.execute(server.db);
      expect(await dueRemovals(server.db)).toEqual([]);
      const before = await noted();
      await sweepPictures(server);
      expect(await noted()).toBe(before);
    });
    // The server's own sweep may come first.
    await sweepPictures(server);
    expect(await noted()).toBe(0);
  });
});

/** A motor that stood on two drones at once, as it could before there were installations. */
async function fillOldDrones(db: Db, owner: string): Promise<void> {
  await sql`
    with made as (
      insert into drones (id, owner_id, name, type, brand, model, serial_number, weight_g, frame_size_mm, visibility,
        created_at)
      select gen_random_uuid(), ${owner}, name, 'racing', 'x', 'y', 'z', 1, 1, 'public', at::timestamptz
      from (values ('Apex', '2024-01-05'), ('Nazgul', '2024-03-05')) as drone (name, at) returning id, name
    ), parts as (
      insert into components (id, owner_id, name, type, created_at)
      select gen_random_uuid(), ${owner}, name, 'motor', '2024-02-01' from (values ('Motor'), ('Antena')) as part (name)
      returning id, name
    )
    insert into drone_components (drone_id, component_id, position)
    select made.id, parts.id, case parts.name when 'Motor' then 0 else 1 end from made cross join parts
    where made.name = 'Apex' or parts.name = 'Motor'
  `.execute(db);
}
