import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ComposedRemote,
  type Composition,
  compositionElementId,
  ownerOf,
  routeOf,
} from '@estela/contracts/release';
import type { Bundle } from './bundle-files.ts';

/** Where the bundle's files are served. */
export const base = '/mono/';

const fileTags = /<link rel="(?:stylesheet|preload)"[^>]*>|<script defer[^>]*><\/script>/g;
/** Rendered with the shell's classes, which the single bundle does not have. */
const prerenderedPages = /<template data-prerendered>.*?<\/template>/g;
/** Names files of the remote. The bundle loads its own when it runs. */
const ahead = /,&quot;ahead&quot;:\{.*?\]\}/;
const composition = new RegExp(
  `(<script type="application/json" id="${compositionElementId}">)(.*?)(</script>)`,
);

/** The product's own page with the bundle's files in it: head, policy and data are unchanged. */
export function bundlePage(html: string, pathname: string, bundle: Bundle, folder: string): string {
  const json = composition.exec(html)?.[2];
  if (!json) throw new Error(`The product's page ${pathname} has no composition`);
  const live = JSON.parse(json) as Composition;
  const own = { ...live, ...bundled(live, bundle) };
  const files = [...entryTags(bundle), ...fontTags(own, folder), ...preloadTags(own, pathname, bundle)].join(
    '',
  );
  const escaped = JSON.stringify(own).replaceAll('<', '\\u003c');
  return html
    .replaceAll(fileTags, '')
    .replaceAll(prerenderedPages, '')
    .replace(ahead, '')
    .replace(/<title>/, () => `${files}<title>`)
    .replace(composition, (_all, open: string, _old, close: string) => open + escaped + close);
}

/** The composition for the bundle: each area's files, for prefetching, and nothing unused. */
function bundled({ shell, remotes }: Composition, bundle: Bundle): Pick<Composition, 'shell' | 'remotes'> {
  return {
    shell: { ...shell, version: 'bundle', base, files: base, scripts: bundle.scripts },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, bundledRemote(name, remote, bundle)]),
    ),
  };
}

function bundledRemote(name: string, { manifest }: ComposedRemote, bundle: Bundle): ComposedRemote {
  const initial = bundle.chunk(name);
  const chunks = Object.fromEntries(manifest.routes.map(({ chunk }) => [chunk, bundle.chunk(chunk)]));
  const files = [initial, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]);
  return {
    version: 'bundle',
    base,
    files: base,
    entry: initial.js[0] ?? '',
    initial,
    chunks,
    integrity: Object.fromEntries(files.map((file) => [file, bundle.file(file).integrity])),
    manifest,
  };
}

function address(bundle: Bundle, file: string, attribute: 'href' | 'src'): string {
  return `${attribute}="${base}${file}" crossorigin="anonymous" integrity="${bundle.file(file).integrity}"`;
}

function entryTags(bundle: Bundle): string[] {
  const { css, js } = bundle.report.initial;
  return [
    ...css.map((file) => `<link rel="stylesheet" ${address(bundle, file, 'href')}>`),
    ...js.map((file) => `<script defer fetchpriority="high" ${address(bundle, file, 'src')}></script>`),
  ];
}

/** As the edge does: preloads everything that the page will request, at once. */
function preloadTags(own: Composition, pathname: string, bundle: Bundle): string[] {
  const owner = ownerOf(own, pathname);
  const manifest = own.remotes[owner ?? '']?.manifest ?? own.shell.manifest;
  const wanted = [bundle.chunk(owner ?? ''), bundle.chunk(routeOf(manifest, pathname)?.chunk ?? '')];
  const links = (kind: 'css' | 'js', as: string) =>
    [...new Set(wanted.flatMap((chunk) => chunk[kind]))].map(
      (file) => `<link rel="preload" as="${as}" ${address(bundle, file, 'href')}>`,
    );
  return [...links('css', 'style'), ...links('js', 'script')];
}

function fontTags(own: Composition, folder: string): string[] {
  const beginnings = own.shell.manifest.fonts ?? [];
  return readdirSync(path.join(folder, 'assets'))
    .filter((file) => file.endsWith('.woff2') && beginnings.some((name) => file.startsWith(name)))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${base}assets/${file}" crossorigin="anonymous">`,
    );
}
