import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, on a port that the proxy knows. */
export class ServerProcess {
  readonly address: string;
  private readonly file: string;
  private readonly env: Record<string, string | undefined>;
  private child: ChildProcess | undefined;
  /** Its log lines, across restarts. */
  log = '';

  constructor(file: string, port: number, env: Record<string, string | undefined>) {
    this.file = file;
    this.address = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...env };
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = fork(this.file, {
      execArgv: [],
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.log += chunk;
      });
    }
    const left = once(child, 'exit').then(([code]) => {
      throw new Error(`A server left with code ${code}: ${this.log}`);
    });
    await Promise.race([once(child, 'message'), left]);
    left.catch(() => {});
  }

  /** Stops it as a supervisor does. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Waits for work done after its responses. */
  async settled(): Promise<void> {
    const acknowledged = this.child && once(this.child, 'message');
    this.child?.send('settle');
    await acknowledged;
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
