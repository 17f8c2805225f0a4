import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ScriptError } from './script-error.mjs';
import { sharedWeights } from './shared-weights.mjs';
import { fill, texts } from './texts.mjs';

const compress = promisify(brotliCompress);

const shellName = 'shell';

/** Bytes of brotli that the JavaScript of a public route's first visit may have, shell and remote together. */
const target = 180_000;

/**
 * What each page (chunk) may have: what it had and some 500 bytes, since a copy of the workspace, one more export or
 * another colour builds a little more. Pages of remotes elsewhere may have the target.
 */
const reached = {
  'landing-page': 152_000,
  'login-page': 161_200,
  'register-page': 162_200,
  'restore-password-page': 162_400,
  'mail-link-page': 158_600,
  'about-page': 149_400,
  'terms-page': 151_300,
  'flight-page': 169_400,
  'drone-page': 178_600,
  'feed-page': 174_100,
  'dashboard-page': 172_000,
  'pilot-items-page': 166_200,
  'pilot-follows-page': 164_500,
  'spot-page': 174_700,
  // For pilots alone; what draws the map comes after the page.
  'spot-map-page': 176_000,
};

/**
 * Prints what the HTML of each public route loads, and of the pages for pilots that have a budget, and what each shared
 * library weighs in it. Throws above the budget. Says nothing where an app is not built: only all of them together make
 * a page. Sizes are kept in the file `cache`.
 */
export async function checkFirstLoads(apps, cache) {
  const builds = apps.map(readBuild);
  const shell = builds.find((build) => build?.name === shellName);
  if (!shell || builds.includes(undefined)) return;
  const weights = openWeights(cache);
  const first = await weights.sum(shell, shell.report.initial.js);
  const loads = [];
  for (const build of builds)
    for (const route of build.routes.filter(({ access, chunk }) => access !== 'user' || reached[chunk])) {
      const bytes = first + (await weights.sum(build, filesOf(build, route)));
      loads.push({ path: route.path, bytes, limit: reached[route.chunk] ?? target });
    }
  const libraries = await sharedWeights(shell, weights.of);
  weights.save();
  for (const line of table(loads, libraries, first)) console.log(line);
  const heavy = loads.filter(({ bytes, limit }) => bytes > limit);
  if (heavy.length === 0) return;
  const routes = heavy.map((load) => `${load.path} ${kB(load.bytes)} > ${kB(load.limit)}`).join(', ');
  throw new ScriptError(texts.tooHeavy, { routes, target: kB(target) });
}

/** An app as its last build left it; nothing where there is none. */
function readBuild({ name, folder, manifest }) {
  const dist = path.join(folder, 'dist');
  const file = path.join(dist, 'build.json');
  if (!existsSync(file)) return undefined;
  return { name, dist, routes: manifest.estela.routes, report: JSON.parse(readFileSync(file, 'utf8')) };
}

/** The scripts that the edge links in a route's HTML (preload-links.ts), those of the shell's start apart. */
function filesOf({ name, report }, { chunk }) {
  const page = report.chunks[chunk]?.js ?? [];
  if (name === shellName) return page.filter((file) => !report.initial.js.includes(file));
  return [report.entry, ...report.initial.js, ...(report.chunks['locale-es']?.js ?? []), ...page];
}

/** Brotli sizes as they are published. By their bytes, and kept: compressing all takes more than a second. */
function openWeights(cache) {
  const before = keptIn(cache);
  const now = {};

  async function of(bytes) {
    const key = createHash('sha256').update(bytes).digest('base64url');
    now[key] ??= before[key] ?? (await smallest(bytes));
    return now[key];
  }

  return {
    of,
    async sum({ dist }, files) {
      const sizes = [...new Set(files)].map((file) => of(readFileSync(path.join(dist, file))));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    save() {
      mkdirSync(path.dirname(cache), { recursive: true });
      writeFileSync(cache, JSON.stringify(now));
    },
  };
}

/** It only saves time: whatever is wrong with the file, all is compressed. */
function keptIn(cache) {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return {};
  }
}

async function smallest(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await compress(bytes, { params })).length;
}

function table(loads, libraries, first) {
  const row = (name, bytes, note = '') =>
    fill(texts.weight, { name: name.padEnd(30), kB: kB(bytes).padStart(6), note }).trimEnd();
  const missed = (limit) => fill(texts.aboveTarget, { limit: kB(limit) });
  return [
    fill(texts.firstLoads, { target: kB(target) }),
    ...loads.map(({ path: route, bytes, limit }) => row(route, bytes, bytes > target ? missed(limit) : '')),
    fill(texts.libraries, { kB: kB(first) }),
    ...libraries.map(({ name, bytes }) => row(name, bytes)),
  ];
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}
