import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const data = mkdtempSync(path.join(os.tmpdir(), 'estela-readme-'));

/** Every command of the README's shell blocks, without what follows a `#`. */
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.replace(/#.*$/, '').trim())
  .filter(Boolean);

/** Stages of `npm test`, which runs this test too. */
const stages = ['npm test', 'npm run lint', 'npm run test:unit', 'npm run test:e2e'];
/** What `npm test` runs in a short form, on a machine that has what it needs. */
const longForms = ['npm run test:cluster'];
/** Those that go on until they are stopped, with what they print once they are ready. */
const servers: Record<string, RegExp> = {
  'npm start': /Estela is at http/,
  'npm run dev': /Estela is at http/,
};

function launch(command: string): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const [file = '', ...args] = command.split(' ');
  const env = {
    ...process.env,
    PORT: '0',
    ESTELA_DATA: data,
    DATABASE_URL: '',
    npm_config_loglevel: 'error',
  };
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, output: () => text, ended };
}

/** Resolves when the process has printed `wanted`, rejects when it ends before. */
function printed({ child, output, ended }: ReturnType<typeof launch>, wanted: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => wanted.test(output()) && resolve());
    void ended.then((code) => reject(new Error(`ended with ${code}:\n${output()}`)));
  });
}

afterAll(() => rmSync(data, { recursive: true, force: true }));

test('npm test runs the stages that the README names', () => {
  const script = ['runner.mjs', 'test-parts.mjs']
    .map((file) => readFileSync(path.join(root, 'e2e/bin', file), 'utf8'))
    .join('');
  for (const stage of stages.slice(1)) expect(script).toContain(`'${stage.replace('npm run ', '')}'`);
  expect(commands).toEqual(expect.arrayContaining(stages));
});

describe.each(commands.filter((command) => ![...stages, ...longForms].includes(command)))('%s', (command) => {
  const ready = servers[command];
  if (ready)
    test('starts, and stops by itself when asked to', async () => {
      const run = launch(command);
      await printed(run, ready);
      // As Ctrl-C does: npm and what it runs are told alike.
      process.kill(-Number(run.child.pid), 'SIGINT');
      // npm ends by the signal itself; what it ran says that it stopped in order.
      await run.ended;
      expect(run.output()).toContain('Stopping');
    }, 240_000);
  else
    test('works', async () => {
      const run = launch(command);
      expect({ code: await run.ended, output: run.output() }).toEqual({
        code: 0,
        output: expect.stringMatching(/\w/),
      });
    });
});
