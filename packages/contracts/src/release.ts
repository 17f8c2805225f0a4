/** A published version of one app, and the set of versions that are live together. */
import type { AppManifest } from './platform.ts';
import type { Language } from './values.ts';

export { fillerOf, matchesRoute, ownerOf, routeOf } from './routes.ts';

export interface ReleaseFile {
  /** Relative to the version's folder. */
  path: string;
  bytes: number;
  /** Subresource integrity, `sha384-...`. */
  integrity: string;
  /** The precompressed copy (`path` + `.br`), where it is smaller. */
  brotli?: { bytes: number; integrity: string };
}

/** Files that a named chunk needs, relative to the version's folder, scripts in loading order. */
export interface ChunkFiles {
  js: string[];
  css: string[];
}

/** What the bundler preset writes beside a build, as `build.json`. */
export interface BuildReport {
  app: string;
  /** Where its files are asked for, the entry apart. Older builds have none: they use the folder of their version. */
  publicPath?: string;
  /** The remote's container script; for the shell its first script. */
  entry: string;
  /** Initial files (shell) or the files of `./lifecycles` (remote). */
  initial: ChunkFiles;
  /** Lazy chunks by name. */
  chunks: Record<string, ChunkFiles>;
  /** Shared module -> required range. */
  shared: Record<string, string>;
}

/** What build.json says of its making, beside the report; older presets wrote nothing of it. */
export interface BuiltFrom {
  /** The commit in which it was built; none where nobody knows. */
  commit?: string;
  /** Files were changed since that commit, when it was built. */
  dirty?: boolean;
  /** The `estela` key of package.json. */
  manifest: unknown;
  /** Integrity of every file. */
  files: Record<string, string>;
}

/** What a release needs from others, read from its scripts when it is published. */
export interface ReleaseUses {
  /** Shared module -> accepted versions, and the names read from it; `*` stands for names that a script computes. */
  modules: Record<string, { range: string; names: string[] }>;
  /** Texts of namespaces that are not its own, as `common:save`; `common:error.*` where the end is computed. */
  texts: string[];
  /** Calls of the API, as `GET /drones/:`. */
  calls: string[];
  /** Slots that it draws and others fill. */
  slots: string[];
  /** Slot that it draws -> names of the props that it gives at every place, where its scripts show them. Missing in older releases. */
  slotProps?: Record<string, string[]>;
}

/** What a release gives to others. */
export interface ReleaseProvides {
  /** Shared module -> its version and names; without names where a script does not list them, as for React. */
  modules: Record<string, { version: string; names?: string[] }>;
  texts: string[];
  /** Slots that it fills. */
  slots: string[];
  /** Slot that it fills -> names of the props that it needs, where its scripts say so. Missing in older releases. */
  slotProps?: Record<string, string[]>;
}

/** `release.json` in a version's folder: written once, never changed. */
export interface Release extends BuildReport {
  /** Hash of all that follows from the build; older releases carry the version that their build was given. */
  version: string;
  manifest: AppManifest;
  files: ReleaseFile[];
  publishedAt: string;
  publishedBy: string;
  /** The reason given when it was published. */
  why?: string;
  /** The commit that it was built from. */
  commit?: string;
  /** Files were changed since that commit. */
  dirty?: boolean;
  /** Both are missing in older releases, whose scripts are read instead. */
  uses?: ReleaseUses;
  provides?: ReleaseProvides;
}

export interface ComposedRemote {
  version: string;
  /** Absolute path of the version's folder, with a slash at the end. */
  base: string;
  /** Absolute path of the folder where files are named after their content: the same for many versions. */
  files: string;
  entry: string;
  initial: ChunkFiles;
  chunks: Record<string, ChunkFiles>;
  /** By file. In a page, of the remotes that are not its own, that of the entry alone: `hashes` vouches for the rest. */
  integrity: Record<string, string>;
  /** The integrity of the file at `hashesPath`, with all of `integrity`. Older edges have none, and give all. */
  hashes?: string;
  manifest: AppManifest;
  /** Operators have switched it off: its routes stay, and a notice stands in its place. Its files are not loaded. */
  disabled?: true;
}

/** Hashes of its lazy scripts stand in its first ones, whose hashes stand in the page: names are enough here. */
export interface ComposedShell {
  version: string;
  base: string;
  files: string;
  /** Every script of the release, relative to `files`: no other may run. */
  scripts: string[];
  manifest: AppManifest;
}

/** Pictures of the ground from another host, one for each square of the map. */
export interface MapLayer {
  /** `streets` stands in the packaged map's place; the others are chosen on the map. */
  kind: 'streets' | 'satellite' | 'relief';
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Plain text: who made it. */
  attribution: string;
}

/** Settings that the browser may know. */
export interface PublicSettings {
  publicUrl: string;
  googleMapsApiKey?: string;
  googleMapsMapId?: string;
  /** This server has streets of its own, in a PMTiles file at this path. */
  mapFile?: string;
  mapLayers?: readonly MapLayer[];
}

/** Versions that a link has put in front of this one browser. */
export interface Override {
  /** App -> version. */
  apps: Record<string, string>;
  /** These versions and no others, as they met in an earlier composition. */
  whole?: true;
  /** When the browser goes back to what is live by itself; an instant. */
  until: string;
  /** `app@version` of what cannot be served: then the page is the normal one. */
  missing?: string[];
}

/** Where a link opens (a token follows), and where the way back is. Both take `?to=` with the place to show. */
export const overridePaths = { open: '/override/', leave: '/override/leave' } as const;

/** What the edge writes into the HTML: everything the shell needs to know before its first request. */
export interface Composition {
  /** Names the set of versions, whenever and to whomever it is served: 12 hex digits, short enough to read aloud. */
  id: string;
  /** Grows by one with each change of the active pointer. */
  sequence: number;
  shell: ComposedShell;
  remotes: Record<string, ComposedRemote>;
  settings: PublicSettings;
  /** Only in a browser that opened a link of `fleet override` or `fleet replay`. */
  override?: Override;
}

/** Where the composition is read again. */
export const compositionPath = '/composition.json';

/** Where the server tells by server-sent events that another composition is live. */
export const compositionEventsPath = '/composition/events';

/** What such an event says. */
export type CompositionChange = Pick<Composition, 'sequence' | 'id'>;

/** Name of the chunk with a remote's texts of one language. */
export function localeChunk(language: Language): string {
  return `locale-${language}`;
}

/** Absolute path of a file of a remote. The entry alone is asked for under its version. */
export function filePath(
  { base, files, entry }: Pick<ComposedRemote, 'base' | 'files' | 'entry'>,
  file: string,
) {
  return (file === entry ? base : files) + file;
}

/** Name, below a version's folder, of the JSON with the hashes of all its files. */
export const lateHashesFile = 'hashes.json';

/** Where that file of a remote is asked for. */
export function hashesPath({ base }: Pick<ComposedRemote, 'base'>): string {
  return base + lateHashesFile;
}

/** The file of the shell's release with the page of a chunk as guests see it, in a `<template>`. */
export function prerenderedFile(chunk: string, language: Language): string {
  return `prerender/${chunk}.${language}.html`;
}

/** The file with the script that shows the template where it fits the visitor. */
export const prerenderScript = 'prerender/show.js';

/** Whom a waiting page and the frame around it are drawn for: with a token in storage a visitor is probably a pilot. */
export const waitingVisitors = ['guest', 'user'] as const;
export type WaitingVisitor = (typeof waitingVisitors)[number];

/** The file of the shell's release with the frame around the waiting pages of remotes. */
export function frameFile(visitor: WaitingVisitor, language: Language): string {
  return `prerender/frame.${visitor}.${language}.html`;
}

/** The file of a remote's release with the page of a chunk as it looks until its first calls are answered. */
export function waitingFile(chunk: string, visitor: WaitingVisitor, language: Language): string {
  return `prerender/${chunk}.${visitor}.${language}.html`;
}

/** Stands in a frame where the page of a remote belongs. */
export const framePlace = '<div data-page-place=""></div>';

/** The file with the script that shows a waiting page in the frame that fits the visitor. */
export const waitingScript = 'prerender/show-waiting.js';

/**
 * The first line of a frame and of a waiting page names the shared classes that it was drawn with: a page is shown in
 * a frame with the same alone.
 */
export const stylesMark = /^<!--styles ([\da-f]+)-->/;

/** The file with the script that starts the first calls of a page, written into its HTML. */
export const startCallsScript = 'prerender/start-calls.js';

/** The worker that shows a page of its own where there is no network. */
export const serviceWorkerPath = '/service-worker.js';

/** Id of the JSON script element that carries the composition. */
export const compositionElementId = 'estela-composition';
