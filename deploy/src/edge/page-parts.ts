import type { Composition, Release } from '@estela/contracts/release';
import { readIntact } from '../store/integrity.ts';
import { type HtmlTemplate, parseTemplate } from './html-template.ts';
import { type Prerendered, readPrerendered } from './prerendered.ts';
import type { ReleaseSource } from './release-source.ts';
import { readStartCalls, type StartCalls } from './start-calls.ts';

/** What pages are made of while one set of releases is live. */
export interface Live {
  composition: Composition;
  json: string;
  shell: Release;
  remotes: Record<string, Release>;
  template: HtmlTemplate;
  prerendered: Prerendered | undefined;
  startCalls: StartCalls | undefined;
}

/** Reads from the shell what every page of a composition needs. */
export async function pageParts(
  source: ReleaseSource,
  composition: Composition,
  shell: Release,
  remotes: Record<string, Release>,
): Promise<Live> {
  const read = (file: string) => readText(source, shell, file);
  const template = parseTemplate(await read('index.html'));
  const prerendered = await readPrerendered(shell, composition, read);
  const startCalls = await readStartCalls(shell, read);
  return {
    composition,
    json: JSON.stringify(composition),
    shell,
    remotes,
    template,
    prerendered,
    startCalls,
  };
}

async function readText(source: ReleaseSource, shell: Release, name: string): Promise<string> {
  const file = shell.files.find(({ path }) => path === name);
  const bytes =
    file && (await readIntact(source.fileOf(shell.app, shell.version, file.path), file.integrity));
  if (!bytes) throw new Error(`shell ${shell.version} has no ${name}`);
  return bytes.toString('utf8');
}
