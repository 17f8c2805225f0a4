import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StoreError } from '../../errors.ts';
import { fill, texts } from './texts.ts';

const run = promisify(execFile);
const scope = '@estela/';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  estela?: { routes?: unknown };
}

export interface PackedPackage {
  name: string;
  version: string;
  /** Name of the tarball in the folder. */
  file: string;
  bytes: number;
}

/**
 * Packs what remotes need of the workspace, and `app` if given. Sources, not a build: the bundler preset compiles them,
 * so a remote has the same types and the same code whether it is built here or elsewhere. pnpm writes real versions in
 * the place of `workspace:` and `catalog:`.
 */
export async function packPackages(root: string, out: string, app?: string): Promise<PackedPackage[]> {
  const all = manifestsOf(root);
  const remotes = [...all.values()].filter(({ name, estela }) => estela?.routes && name !== `${scope}shell`);
  const own = remotes.find(({ name }) => name === scope + app);
  if (app !== undefined && !own) {
    const apps = remotes.map(({ name }) => name.slice(scope.length)).join(', ');
    throw new StoreError('UNKNOWN_APP', { app, apps });
  }
  const shared = sharedPackages(remotes, all);
  const wanted = [...shared, ...(own ? [own] : [])];
  await mkdir(out, { recursive: true });
  await pnpmPack(root, out, wanted);
  const overrides = shared.map((manifest) => [
    manifest.name,
    `file:${path.basename(out)}/${fileOf(manifest)}`,
  ]);
  await writeFile(
    path.join(out, 'overrides.json'),
    `${JSON.stringify(Object.fromEntries(overrides), null, 2)}\n`,
  );
  return Promise.all(
    wanted.map(async (manifest) => {
      const file = fileOf(manifest);
      const { size } = await stat(path.join(out, file));
      return { name: manifest.name, version: manifest.version, file, bytes: size };
    }),
  );
}

function manifestsOf(root: string): Map<string, Manifest> {
  const folders = ['.', 'packages'].flatMap((parent) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(root, parent, name, 'package.json')),
  );
  const found = folders.flatMap((file) => {
    try {
      const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
      return [[manifest.name, manifest] as const];
    } catch {
      // A folder that is no package.
      return [];
    }
  });
  return new Map(found);
}

/** What the remotes depend on, for building and for their tests, and what that depends on in turn. */
function sharedPackages(remotes: Manifest[], all: ReadonlyMap<string, Manifest>): Manifest[] {
  const found = new Set<string>();
  function add(dependencies: Record<string, string> = {}): void {
    for (const name of Object.keys(dependencies)) {
      const manifest = all.get(name);
      if (!manifest || found.has(name)) continue;
      found.add(name);
      add(manifest.dependencies);
    }
  }
  for (const { dependencies, devDependencies } of remotes) add({ ...dependencies, ...devDependencies });
  return [...found].sort().flatMap((name) => all.get(name) ?? []);
}

async function pnpmPack(root: string, out: string, packages: Manifest[]): Promise<void> {
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  try {
    const pnpm = path.join(root, 'deploy/bin/pnpm.mjs');
    await run(process.execPath, [pnpm, '-r', ...filters, 'pack', '--pack-destination', out], { cwd: root });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(fill(texts.pack.failed, { output: `${stdout}${stderr}`.trim() }));
  }
}

/** As pnpm names it: `estela-ui-0.1.0.tgz`. */
function fileOf({ name, version }: Manifest): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
