import { userInfo } from 'node:os';

/** A line of the security log for an act at the command line, on the error output: a command's own output is its result. */
export function writeSecurityLine(security: string, target: string): void {
  const line = { level: 30, time: Date.now(), security, who: `command line: ${nameOfUser()}`, target };
  process.stderr.write(`${JSON.stringify({ ...line, msg: 'security' })}\n`);
}

/** A container may run as a user without a name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
