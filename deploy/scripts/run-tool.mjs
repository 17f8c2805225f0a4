import { spawn } from 'node:child_process';
import os from 'node:os';

/**
 * Runs a program and returns its exit code and everything it printed. Without hurry it takes only processor time that
 * nothing else wants.
 */
export function runTool(command, args, { withoutHurry = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (withoutHurry && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString('utf8').trim() }));
  });
}
