import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { hasCode } from '../errors.ts';

/** Which process holds a lock. The start time tells a dead owner from a later process with the same id. */
export const ownerSchema = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  host: z.string(),
  at: z.number(),
});
export type Owner = z.infer<typeof ownerSchema>;

/** A lock from another machine or container cannot be checked: it counts as left behind after this long (ms). */
const foreignLockExpiry = 60_000;

/** Field 22 of /proc/<pid>/stat, in clock ticks since boot; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** The identity of this process, for a lock file. */
export function thisOwner(now = Date.now()): Owner {
  return { pid: process.pid, startedAt: startOf(process.pid), host: hostname(), at: now };
}

/** Is the process that wrote `owner` still running? */
export function isAlive(owner: Owner, now = Date.now()): boolean {
  if (owner.host !== hostname()) return now - owner.at < foreignLockExpiry;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  return startOf(owner.pid) === owner.startedAt;
}
