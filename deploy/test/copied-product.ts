import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Composition } from '@estela/contracts/release';
import { runFleet } from '../src/fleet/cli/fleet.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** The product, started by `npm start`'s program in a copy of the workspace, so that sources can be changed. */
export async function startCopiedProduct() {
  const copy = copyWorkspace();
  const data = path.join(copy.root, '.estela');
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    ESTELA_DATA: data,
    ESTELA_SAMPLE: '0',
    RATE_LIMIT_FACTOR: '100000',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, ['deploy/bin/start.mjs'], { cwd: copy.root, env, stdio: 'pipe' });
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  while (!output.includes(url)) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Runs a command in this process, without the start of another; returns its JSON. */
  async function fleet<T>(...args: string[]): Promise<T> {
    const printed: string[] = [];
    const print = (text: string) => printed.push(text);
    const context = { root: copy.root, data, by: 'bench', print, printError: print };
    const code = await runFleet([...args, '--json'], context);
    if (code !== 0) throw new Error(`fleet ${args.join(' ')}: ${printed.join('\n')}`);
    return JSON.parse(printed.join('\n')) as T;
  }

  return {
    copy,
    env,
    url,
    fleet,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      copy.remove();
    },
  };
}
export type CopiedProduct = Awaited<ReturnType<typeof startCopiedProduct>>;

/** The composition that stands in a page, and the versions under which the page names files. */
export function readPage(html: string): { composition: Composition; named: string[] } {
  const found = /<script[^>]*id="estela-composition"[^>]*>([^<]*)<\/script>/.exec(html);
  if (!found?.[1]) throw new Error('The page has no composition');
  const named = [...html.matchAll(/(?:href|src)="\/remotes\/([^/]+\/[^/"]+)\//g)].map(
    (match) => match[1] ?? '',
  );
  return { composition: JSON.parse(found[1]) as Composition, named };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
