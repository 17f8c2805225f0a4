import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { countCheck, countJest, countPlaywright } from './counts.mjs';

/** Runs one part after the other, and has what each did, however it ended. */
export class Runner {
  #began = new Date().toISOString();
  #child;
  parts = [];
  chosen = [];
  /** What broke the run off, if anything did: no further part begins. */
  signal;

  constructor(folder, shard) {
    this.folder = folder;
    this.shard = shard;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        this.signal ??= signal;
        // A terminal sends Ctrl-C to both.
        if (signal !== 'SIGINT') this.#child?.kill(signal);
      });
  }

  leaveOut(name, note) {
    console.log(`\n== ${name}: left out, ${note}`);
    this.parts.push({ name, status: 'left out', seconds: 0, passed: 0, failed: 0, note, reasons: [] });
  }

  /** A part that has no tests of its own: it counts where it fails. */
  check(name, command, env) {
    return this.#part(name, command, env, (isOk) =>
      isOk ? { name, passed: 0, failed: 0, reasons: [] } : countCheck(name),
    );
  }

  lint(name, stages) {
    const output = this.#output('lint');
    return this.#part(
      name,
      ['npm', 'run', '-s', 'lint', '--', ...stages, `--outputFile=${output}`],
      {},
      (isOk) => (isOk ? { name, passed: 0, failed: 0, reasons: [] } : countCheck(name)),
      { lint: output },
    );
  }

  jest(name, command, args, env) {
    const output = this.#output('jest');
    const shard = this.shard ? [`--shard=${this.shard.name}`, '--passWithNoTests'] : [];
    return this.#part(
      name,
      [...command, ...args, ...shard, '--json', '--outputFile', output],
      env,
      (isOk) => countJest(name, output, isOk),
      { jest: output },
    );
  }

  playwright(name, args) {
    const output = this.#output('playwright');
    const shard = this.shard ? [`--shard=${this.shard.name}`, '--pass-with-no-tests'] : [];
    return this.#part(
      name,
      ['npm', 'run', '-s', 'test:e2e', '--', ...args, ...shard],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: output },
      (isOk) => countPlaywright(name, output, isOk),
      { playwright: output },
    );
  }

  #output(kind) {
    return path.join(this.folder, `${this.parts.length}-${kind}.json`);
  }

  async #part(name, command, env, count, output = {}) {
    if (this.signal) {
      this.leaveOut(name, `the run was broken off before it (${this.signal})`);
      return false;
    }
    const began = Date.now();
    console.log(`\n== ${name}`);
    const { status, signal } = await this.#spawn(command, env);
    const seconds = (Date.now() - began) / 1000;
    const isOk = status === 0 && !this.signal;
    const [file] = Object.values(output);
    const isBroken = !isOk && (this.signal || signal || (file && !existsSync(file)));
    const note = isBroken
      ? `broken off (${this.signal ?? signal ?? `exit code ${status}, no result`})`
      : undefined;
    console.log(`== ${name}: ${isOk ? 'ok' : (note ?? 'FAILED')} in ${seconds.toFixed(1)} s`);
    const ended = isOk ? 'passed' : 'failed';
    this.parts.push({
      seconds,
      ...count(isOk),
      status: isBroken ? 'broken off' : ended,
      ...(note && { note }),
      ...output,
    });
    return isOk;
  }

  #spawn([command, ...args], env = {}) {
    return new Promise((resolve) => {
      this.#child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
      this.#child.on('error', () => resolve({ status: 1 }));
      this.#child.on('close', (status, signal) => resolve({ status, signal }));
    });
  }

  run() {
    const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' });
    return {
      startedAt: this.#began,
      commit: stdout?.trim() ?? '',
      ...(this.shard && { shard: this.shard.name }),
      chosen: this.chosen,
      parts: this.parts,
    };
  }
}
