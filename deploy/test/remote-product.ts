import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import { runFleet } from '../src/fleet/cli/fleet.ts';
import { fleetRoutes } from '../src/fleet/control/fleet-routes.ts';
import { type AuditEntry, readAudit } from '../src/fleet/tokens/audit-log.ts';
import { fakeWorkspace } from './fake-workspace.ts';

export interface RemoteRun {
  code: number;
  lines: string[];
  errors: string[];
}

/** A product that answers fleet over HTTP, and a workspace of a team elsewhere. */
export async function remoteProduct() {
  const product = await fakeWorkspace();
  const team = await fakeWorkspace();
  const app = Fastify();
  await app.register(fleetRoutes, { prefix: '/fleet', data: product.data });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  /** Makes a token beside the store; returns its secret. */
  async function token(name: string, ...apps: string[]): Promise<string> {
    await product.fleet('token', 'add', name, '--apps', apps.join(','), '--json');
    return JSON.parse(product.lines.join('\n')).token;
  }

  /** Runs the command line of the team against the product. */
  async function run(secret: string | undefined, ...args: string[]): Promise<RemoteRun> {
    const lines: string[] = [];
    const errors: string[] = [];
    const code = await runFleet(args, {
      root: team.root,
      data: path.join(team.root, 'no-data'),
      by: 'nobody',
      remote: { url, token: secret, note: 'run 42' },
      print: (line) => lines.push(...line.split('\n')),
      printError: (line) => errors.push(...line.split('\n')),
    });
    return { code, lines, errors };
  }

  /** The acts in the audit log, without time and address. */
  async function acts(): Promise<Omit<AuditEntry, 'at' | 'address'>[]> {
    return (await readAudit(product.store.paths)).map(({ at: _at, address: _address, ...act }) => act);
  }

  async function close(): Promise<void> {
    await app.close();
    await Promise.all([product.remove(), team.remove()]);
  }

  return { product, team, app, url, token, run, acts, close };
}
export type RemoteProduct = Awaited<ReturnType<typeof remoteProduct>>;
