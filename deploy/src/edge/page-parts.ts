import type { Composition, Release } from '@estela/contracts/release';
import { readIntact } from '../files/integrity.ts';
import { type HtmlTemplate, parseTemplate } from './html-template.ts';
import { type PageJson, pageJsonOf } from './page-composition.ts';
import { type PrerenderedPages, readPrerendered } from './prerendered.ts';
import type { ReleaseSource } from './release-source.ts';
import { readStartCalls, type StartCalls } from './start-calls.ts';

/** What pages are made of while one set of releases is live. */
export interface Live {
  composition: Composition;
  json: string;
  pageJson: PageJson;
  shell: Release;
  remotes: Record<string, Release>;
  template: HtmlTemplate;
  prerendered: PrerenderedPages;
  startCalls: StartCalls | undefined;
}

/** Reads from the releases what every page of a composition needs. */
export async function pageParts(
  source: ReleaseSource,
  composition: Composition,
  shell: Release,
  remotes: Record<string, Release>,
): Promise<Live> {
  const read = (release: Release, file: string) => readText(source, release, file);
  const template = parseTemplate(await read(shell, 'index.html'));
  const prerendered = await readPrerendered(composition, shell, remotes, read);
  const startCalls = await readStartCalls(shell, (file) => read(shell, file));
  return {
    composition,
    json: JSON.stringify(composition),
    pageJson: pageJsonOf(composition, source.isImmutable),
    shell,
    remotes,
    template,
    prerendered,
    startCalls,
  };
}

async function readText(
  source: ReleaseSource,
  { app, version, files }: Release,
  name: string,
): Promise<string> {
  const file = files.find(({ path }) => path === name);
  const bytes = file && (await readIntact(source.fileOf(app, version, file.path), file.integrity));
  if (!bytes) throw new Error(`${app} ${version} has no ${name}`);
  return bytes.toString('utf8');
}
