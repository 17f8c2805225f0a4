import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { radioLog } from '../../pages/radio-log.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- logs [--megabytes 50] [--rounds 3] [--built]

Builds the product (unless --built) and drops a radio's log of that size on the form of a flight: milliseconds until
its flight stands there, the longest that the page answered nothing meanwhile, and the same of an idle page: a machine
that has other work holds both up.`;

/** Milliseconds. */
const most = { total: 3_000, blocked: 50 };

type Times = Record<keyof typeof most | 'idle', number>;

/** Prints a row for each figure and writes results/logs.json. */
export async function logs(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      megabytes: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '3' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ megabytes: values.megabytes, rounds: values.rounds });
  const folder = mkdtempSync(path.join(tmpdir(), 'estela-logs-'));
  try {
    await measureInBrowser('logs', values.built, async (browser, product) => {
      const file = path.join(folder, 'Chimera-2026-05-01-080000.csv');
      writeFileSync(file, contentOf(settings.megabytes * 1e6));
      const pilot = await createPilot(product.url);
      const times: Times[] = [];
      for (let round = 0; round < settings.rounds; round += 1)
        times.push(await read(browser, product.url, pilot, file));
      console.log(report(times, settings.megabytes));
      return { ...settings, times };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As many rows, ten a second, as have these bytes. */
function contentOf(bytes: number): string {
  const rows: string[] = [];
  let length = 0;
  for (const row of radioLog({ rows: 1e7, hertz: 10 })) {
    rows.push(row);
    length += row.length;
    if (length >= bytes) break;
  }
  return rows.join('');
}

async function read(browser: Browser, url: string, { token }: Pilot, file: string): Promise<Times> {
  const localStorage = [
    { name: storageKeys.language, value: 'es' },
    { name: storageKeys.token, value: token },
  ];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  await page.goto(`${url}${paths.flights({ new: true })}`);
  const input = page.getByLabel('Registro del vuelo');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const idle = await page.evaluate<number>(`logFile.idle(${most.total})`);
  const answer = page.evaluate<Omit<Times, 'idle'>>('logFile.read()');
  await input.setInputFiles(file);
  const times = { ...(await answer), idle };
  await context.close();
  return times;
}

function report(times: readonly Times[], megabytes: number): string {
  const of = (name: keyof Times) => median(times.map((one) => one[name]));
  const rows = (['total', 'blocked'] as const).map((name) => {
    const verdict = of(name) <= most[name] ? 'reached' : 'missed';
    return `${name.padEnd(10)}${of(name).toFixed(0).padStart(8)}${String(most[name]).padStart(8)}   ${verdict}`;
  });
  rows.push(`${'idle'.padEnd(10)}${of('idle').toFixed(0).padStart(8)}`);
  return [`A log of ${megabytes} MB, milliseconds`, `${' '.repeat(10)}  median    most`, ...rows].join('\n');
}
