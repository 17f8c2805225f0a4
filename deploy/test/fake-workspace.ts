import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppManifest, RouteDeclaration } from '@estela/contracts/platform';
import { type BuildReport, localeChunk } from '@estela/contracts/release';
import { integrityOf } from '../src/files/integrity.ts';
import { runFleet } from '../src/fleet/cli/fleet.ts';
import { openStore } from '../src/releases/release-store.ts';
import { releaseVersion } from '../src/store/release-version.ts';
import { releasesIn } from '../src/store/store-paths.ts';
import { remoteEntry, shellEntry } from './script-text.ts';

const template =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><meta name="estela-head"></head><body><div id="root"></div></body></html>';

function route(pathname: string, chunk: string, more: Partial<RouteDeclaration> = {}): RouteDeclaration {
  const title = { es: `Título de ${chunk}`, en: `Title of ${chunk}` };
  return { path: pathname, access: 'public', chunk, title, description: `Descrição de ${chunk}`, ...more };
}

const manifests: Record<string, AppManifest> = {
  shell: {
    namespace: 'shell',
    routes: [route('/', 'landing'), route('/about', 'about')],
    fonts: ['grotesk'],
  },
  'mf-flights': {
    namespace: 'flights',
    routes: [
      route('/flights', 'list', {
        access: 'user',
        firstCalls: { user: ['/flights'] },
        firstPicture: { field: 'poster', sizes: '100vw' },
      }),
      route('/flights/:id', 'detail', {
        firstCalls: { guest: ['/flights/:id'], user: ['/flights/:id?as=<me>'] },
      }),
    ],
  },
  'mf-gear': {
    namespace: 'gear',
    routes: [
      route('/drones', 'drones', { access: 'user' }),
      route('/hangar', 'hangar', { layout: 'bleed' }),
      route('/print', 'print', { layout: 'plain' }),
    ],
  },
};

/** A folder with small builds that look like the real ones, and a release store beside them. */
export async function fakeWorkspace() {
  const root = await mkdtemp(path.join(tmpdir(), 'estela-deploy-'));
  const data = path.join(root, 'data');
  await mkdir(releasesIn(data), { recursive: true });
  const lines: string[] = [];
  const errors: string[] = [];

  /** Writes `<app>/package.json` and `<app>/dist`; builds with different labels have different bytes. */
  async function build(
    app: string,
    label: string,
    extra: Record<string, string> = {},
    publicPath?: string,
  ): Promise<void> {
    const folder = path.join(root, app, 'dist');
    await rm(folder, { recursive: true, force: true });
    const files = { ...filesOf(app, label), ...extra };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ ...reportOf(app), publicPath }));
    await writeFile(
      path.join(root, app, 'package.json'),
      JSON.stringify({ name: app, estela: manifests[app] }),
    );
  }

  async function fleet(...args: string[]): Promise<number> {
    lines.length = 0;
    errors.length = 0;
    return runFleet(args, {
      root,
      data,
      by: 'tester',
      print: (line) => lines.push(...line.split('\n')),
      printError: (line) => errors.push(...line.split('\n')),
    });
  }

  /** Builds, publishes and activates. */
  async function release(
    app: string,
    label: string,
    extra?: Record<string, string>,
    publicPath?: string,
  ): Promise<void> {
    await build(app, label, extra, publicPath);
    const code = await fleet('publish', app, '--activate');
    if (code !== 0) throw new Error(errors.join('\n'));
  }

  return {
    root,
    data,
    lines,
    errors,
    build,
    fleet,
    release,
    store: openStore(releasesIn(data)),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
export type FakeWorkspace = Awaited<ReturnType<typeof fakeWorkspace>>;

/** The version of the build with this label. */
export function versionOf(app: string, label: string, extra: Record<string, string> = {}): string {
  const files = Object.entries({ ...filesOf(app, label), ...extra }).map(([name, text]) => ({
    path: name,
    integrity: integrityOf(Buffer.from(text)),
  }));
  const manifest = manifests[app] ?? { namespace: app, routes: [] };
  return releaseVersion({ report: reportOf(app), manifest, files });
}

function filesOf(app: string, label: string): Record<string, string> {
  const script = (name: string) => `/* ${app} ${label} ${name} */ ${'export_nothing(); '.repeat(30)}`;
  const names = [...new Set(Object.values(reportOf(app).chunks).flatMap(({ js, css }) => [...js, ...css]))];
  const shared = {
    'entry.js': `${script('entry')}\n${app === 'shell' ? shellEntry() : remoteEntry(app)}`,
    'first.js': script('first'),
    'first.css': '.first{color:red}',
  };
  const chunks = Object.fromEntries(names.map((name) => [name, script(name)]));
  const own: Record<string, string> =
    app === 'shell' ? { 'index.html': template, 'assets/grotesk-latin.1a.woff2': 'font' } : {};
  return { ...shared, ...chunks, ...own };
}

function reportOf(app: string): BuildReport {
  const pages = manifests[app]?.routes.map(({ chunk }) => chunk) ?? [];
  const names = app === 'shell' ? [...pages, localeChunk('en')] : pages;
  return {
    app,
    entry: 'entry.js',
    initial: { js: app === 'shell' ? ['entry.js', 'first.js'] : ['first.js'], css: ['first.css'] },
    chunks: Object.fromEntries(names.map((name) => [name, { js: [`${name}.js`], css: [`${name}.css`] }])),
    shared: { react: '^19.3.1' },
  };
}
