import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BoxSpot, FeedStream } from '@estela/contracts';
import type { Browser } from '@playwright/test';
import { createPilot } from '../../fixtures/api-client.ts';
import { startProduct } from '../../fixtures/product.ts';
import { chromiumLauncher } from '../chromium-launcher.ts';
import { serveBundle } from './bundle-server.ts';
import { conditions, type Side, type Visited, visitsOf } from './conditions.ts';
import { type Measured, report } from './report.ts';
import { countRounds, type Figures, measureVisit } from './visit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const results = fileURLToPath(new URL('../results', import.meta.url));

const usage = `Usage: npm run bench -- first-load [--rounds 7] [--pages spot]

Builds the product, and the same sources once more as one bundle; then visits them alternately with an empty cache.
--pages: only those whose name has these letters.`;

/** Remotes compared with a single bundle: prints the table and writes results/first-load.json. */
export async function firstLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      pages: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number above 0');

  const launch = chromiumLauncher();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-bundle-'));
  run(['deploy/bin/build.mjs']);
  run(['packages/config/bin/build-mono.mjs', '--out', folder]);
  const product = await startProduct({ sample: true });
  const bundle = await serveBundle(folder, product.url);
  const browser = await launch();
  try {
    const visits = await prepareVisits(product.url);
    const sides: Side[] = [
      { name: 'federated', url: product.url },
      { name: 'bundle', url: bundle.url },
    ];
    const measured = await measure(
      browser,
      sides,
      rounds,
      visits.filter(({ name }) => name.includes(values.pages)),
    );
    console.log(report(measured, rounds));
    mkdirSync(results, { recursive: true });
    writeFileSync(
      path.join(results, 'first-load.json'),
      `${JSON.stringify({ rounds, measured }, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    bundle.stop();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

function run(script: string[]): void {
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script[0]} failed`);
}

/** A page of own spots; all of them private, so that no other page shows them. */
async function prepareVisits(url: string): Promise<Visited[]> {
  const [visitor, owner] = [await createPilot(url), await createPilot(url)];
  // Otherwise the feed would begin with the news that they joined, which has no picture.
  for (const { call, user } of [visitor, owner])
    await call('PATCH', `/users/${user._id}`, { privacy: { profileVisibility: 'private' } });
  for (let index = 0; index < 20; index += 1)
    await owner.createSpot({
      name: `Cala ${index}`,
      location: { lat: 37 + index / 4, lng: -6 + index / 4 },
      visibility: 'private',
    });
  const answer = await fetch(`${url}/api/spots/map?bbox=-10,35,5,45`);
  const { items } = (await answer.json()) as { items: BoxSpot[] };
  const spotId = items[0]?._id;
  if (!spotId) throw new Error('The sample has no public spot');
  const feed = (await (await fetch(`${url}/api/feed`)).json()) as FeedStream;
  const username = feed.items[0]?.owner.username;
  if (!username) throw new Error('The sample has no public pilot');
  return visitsOf({ token: visitor.token, ownerToken: owner.token, spotId, username });
}

/** Alternates (A, B, A, B), so that other load on the machine affects both alike. */
async function measure(
  browser: Browser,
  sides: Side[],
  rounds: number,
  visits: Visited[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const visited of visits) {
    // It also warms up the servers: both read and compress a file at its first request.
    const serial = await inTurn(sides, (side) => countRounds(browser, side, visited));
    for (const condition of conditions) {
      const figures: Record<Side['name'], Figures[]> = { federated: [], bundle: [] };
      for (let round = 0; round < rounds; round += 1) {
        const once = await inTurn(sides, (side) => measureVisit(browser, side, visited, condition));
        figures.federated.push(once.federated);
        figures.bundle.push(once.bundle);
      }
      measured.push({ visited, condition, serial, figures });
    }
  }
  return measured;
}

async function inTurn<T>(sides: Side[], work: (side: Side) => Promise<T>): Promise<Record<Side['name'], T>> {
  const answers: [string, T][] = [];
  for (const side of sides) answers.push([side.name, await work(side)]);
  return Object.fromEntries(answers) as Record<Side['name'], T>;
}
