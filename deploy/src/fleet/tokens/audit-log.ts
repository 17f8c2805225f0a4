import { isIP } from 'node:net';
import { z } from 'zod';
import { appendLine, makeFolder } from '../../files/durable.ts';
import { readLines } from '../../files/line-file.ts';
import type { StorePaths } from '../../store/store-paths.ts';

const entrySchema = z.object({
  at: z.string(),
  /** Name of the token; null where none was known. */
  token: z.string().nullable(),
  /** Network of the caller: see `networkOf`. */
  address: z.string(),
  command: z.string(),
  app: z.string().optional(),
  version: z.string().optional(),
  /** `done` and `failed` ran; `refused` was turned away, by the command or before it ran. */
  outcome: z.enum(['done', 'refused', 'failed']),
  /** Why it was refused or failed. */
  code: z.string().optional(),
});

/** One act over HTTP. Lines are only ever added. */
export type AuditEntry = z.infer<typeof entrySchema>;

export async function recordAct(paths: StorePaths, entry: AuditEntry): Promise<void> {
  await makeFolder(paths.root);
  await appendLine(paths.audit, JSON.stringify(entry));
}

/** Every act, oldest first. A line torn by a power cut is left out. */
export async function readAudit(paths: StorePaths): Promise<AuditEntry[]> {
  return readLines(paths.audit, entrySchema);
}

/** The /24 or /48 of an address: enough to see where from, too little to single out a person. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : ['0', '0', '0'];
  return `${[...start, ...zeros].slice(0, 3).join(':')}::/48`;
}
