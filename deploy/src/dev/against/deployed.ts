import { compositionPath } from '@estela/contracts/release';
import { z } from 'zod';
import { AgainstRefusal } from './refusal.ts';
import { sharedVersions } from './shared-fit.ts';

/** A deployed product, as far as local builds have to know it. */
export interface Deployed {
  /** Scheme, host and port. */
  origin: string;
  shell: string;
  /** Shared module -> the version that its shell brings. */
  shared: Record<string, string>;
}

/** How long a deployed product may take to answer (ms). */
const limit = 15_000;

const composition = z.looseObject({
  sequence: z.number(),
  shell: z.looseObject({ version: z.string(), files: z.string() }),
  remotes: z.record(z.string(), z.looseObject({ entry: z.string() })),
});

/** The origin that an address names. Throws `AgainstRefusal`. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username) {
    throw new AgainstRefusal('bad-address', { address });
  }
  return url.origin;
}

/** Does what is sent to this origin travel in plain text? */
export function isOpenToOthers(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Asks the product at an address what it is. Throws `AgainstRefusal`. */
export async function readDeployed(address: string): Promise<Deployed> {
  const origin = originOf(address);
  const answer = await get(origin, compositionPath);
  const parsed = composition.safeParse(answer.ok ? await answer.json().catch(() => undefined) : undefined);
  if (!parsed.success) throw new AgainstRefusal('not-estela', { origin, status: String(answer.status) });
  const { shell } = parsed.data;
  const page = await (await get(origin, '/')).text();
  const scripts = [...page.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)]
    .map(([, src = '']) => new URL(src, origin))
    .filter((src) => src.origin === origin && src.pathname.startsWith(shell.files));
  const texts = await Promise.all(scripts.map(async ({ pathname }) => (await get(origin, pathname)).text()));
  return { origin, shell: shell.version, shared: sharedVersions(texts) };
}

async function get(origin: string, path: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(limit) });
  } catch (error) {
    throw new AgainstRefusal('unreachable', { origin, reason: reasonOf(error) });
  }
  const other = new URL(answer.url).origin;
  if (other !== origin) throw new AgainstRefusal('moved', { origin, other });
  return answer;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause);
}
