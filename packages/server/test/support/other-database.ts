import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/open.ts';

/** A second database besides the worker's: embedded, in a data folder of its own. */
export async function openOtherDatabase() {
  const dataDir = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'other-'));
  const config = readConfig({ ESTELA_DATA: dataDir, LOG_LEVEL: 'silent' });
  const { db, close } = await openDatabase(config);
  return {
    db,
    config,
    /** Ends the database and leaves its folder. */
    stop: close,
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty database on the tests' PostgreSQL, owned by a role that may do nothing else. */
export async function makeServerDatabase(name: string) {
  const connectionString = String(process.env.DATABASE_URL);
  const admin = new pg.Pool({ connectionString, max: 1 });
  const role = `estela_${name}_${process.pid}`;
  const drop = async () => {
    await admin.query(`drop database if exists ${role} with (force)`);
    await admin.query(`drop role if exists ${role}`);
  };
  await drop();
  await admin.query(`create role ${role} login password 'una'`);
  await admin.query(`create database ${role} owner ${role}`);
  const url = new URL(connectionString);
  url.pathname = `/${role}`;
  url.username = role;
  url.password = 'una';
  return {
    url: url.href,
    close: async () => {
      await drop();
      await admin.end();
    },
  };
}
