import { createHash } from 'node:crypto';
import { escapeHtml } from '@estela/contracts/html';
import { pictureWidths } from '@estela/contracts/pictures';
import type { RouteDeclaration } from '@estela/contracts/platform';
import {
  type ChunkFiles,
  type Composition,
  ownerOf,
  type Release,
  routeOf,
  startCallsScript,
} from '@estela/contracts/release';
import { addressOf } from './compose.ts';

/** The script by which a page's HTML starts its first calls, and its SHA-256 for the policy. */
export interface StartCalls {
  script: string;
  hash: string;
}

interface WithCalls {
  composition: Composition;
  shell: Release;
  remotes: Record<string, Release>;
  startCalls: StartCalls | undefined;
}

/** Older shells have none. */
export async function readStartCalls(
  shell: Release,
  read: (file: string) => Promise<string>,
): Promise<StartCalls | undefined> {
  if (!shell.files.some(({ path }) => path === startCallsScript)) return undefined;
  const script = await read(startCallsScript);
  return { script, hash: createHash('sha256').update(script).digest('base64') };
}

/**
 * What the head of the page at `pathname` begins with. A page whose address has a query may ask for something else: then
 * only who is signed in is asked for. `known` is the address of the first picture, where everybody sees the same.
 */
export function startCallsFor(
  live: WithCalls,
  pathname: string,
  isPlain: boolean,
  known?: string | undefined,
): string {
  if (!live.startCalls) return '';
  const { firstCalls = {}, firstPicture, path = '' } = (isPlain && routeAt(live, pathname)) || {};
  const fill = (calls: string[] = []) => calls.map((call) => withParameters(call, path, pathname));
  const picture = firstPicture && { ...firstPicture, widths: pictureWidths, known };
  const calls = JSON.stringify({
    guest: fill(firstCalls.guest),
    user: fill(firstCalls.user),
    picture,
    ahead: linksAhead(live, pathname, isPlain),
  });
  return `<script data-calls="${escapeHtml(calls)}">${live.startCalls.script}</script>`;
}

/**
 * What the route declares as `ahead`, by the attributes of its preload links; undefined where there is nothing. An address
 * with a query may show other data.
 */
export function linksAhead(
  live: Pick<WithCalls, 'composition' | 'shell' | 'remotes'>,
  pathname: string,
  isPlain: boolean,
) {
  const release = live.remotes[ownerOf(live.composition, pathname) ?? ''];
  const { ahead, access } = routeAt(live, pathname) ?? {};
  if (!release || !ahead || (ahead.unless && live.composition.settings[ahead.unless])) return undefined;
  const files = (kind: keyof ChunkFiles) =>
    [...new Set(ahead.chunks?.flatMap((name) => release.chunks[name]?.[kind] ?? []))].map((file) => ({
      as: kind === 'css' ? 'style' : 'script',
      href: addressOf(release, file),
      integrity: release.files.find(({ path }) => path === file)?.integrity,
    }));
  const data = ((isPlain && ahead.data) || []).map((href) => ({ as: 'fetch', href }));
  return { forGuests: access !== 'user', links: [...files('css'), ...files('js'), ...data] };
}

function routeAt(
  { composition, shell, remotes }: Pick<WithCalls, 'composition' | 'shell' | 'remotes'>,
  pathname: string,
): RouteDeclaration | undefined {
  const owner = ownerOf(composition, pathname) ?? '';
  if (composition.remotes[owner]?.disabled) return undefined;
  return routeOf((remotes[owner] ?? shell).manifest, pathname);
}

/** `/dashboard/:username` with `/dashboard/ana` fills `:username` in a call. The address is encoded already. */
function withParameters(call: string, path: string, pathname: string): string {
  const given = pathname.split('/').filter(Boolean);
  const names = path.split('/').filter(Boolean);
  return call.replace(/:(\w+)/g, (whole, name) => given[names.indexOf(`:${name}`)] ?? whole);
}
