import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { type Language, storageKeys } from '@estela/contracts/values';
import type { Pilot } from '../fixtures/api-client.ts';
import type { Engine, Tab } from './engine.ts';

const { resolve } = createRequire(import.meta.url);
const library = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const inPage = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');

/** As `expect` waits in the other suites, and three times that: three engines on a slow machine. */
const patience = 30_000;

/** A person with a browser of their own. */
export interface Visitor extends Tab {
  /** Calls a function of `in-page.js`. */
  ask: <Answer>(name: string, ...args: unknown[]) => Promise<Answer>;
  /** Asks until the answer is as wanted; throws what it was last. */
  until: <Answer>(is: (answer: Answer) => boolean, name: string, ...args: unknown[]) => Promise<Answer>;
}

/** Somebody who uses the product in that language, signed in as that pilot or as a guest. */
export async function newVisitor(engine: Engine, language: Language, pilot?: Pilot): Promise<Visitor> {
  const tab = await engine.openTab();
  // A page without scripts, for what a browser has stored.
  await tab.goto('/robots.txt');
  const stored = { [storageKeys.language]: language, ...(pilot && { [storageKeys.token]: pilot.token }) };
  const cookie = `${storageKeys.language}=${language}; path=/`;
  await tab.evaluate(
    `(Object.assign(localStorage, ${JSON.stringify(stored)}), document.cookie = ${JSON.stringify(cookie)})`,
  );

  async function ask<Answer>(name: string, ...args: unknown[]): Promise<Answer> {
    if (!(await tab.evaluate<boolean>('"enginePage" in globalThis'))) {
      await tab.evaluate(`void (() => { ${library} })()`);
      await tab.evaluate(`void (() => { ${inPage} })()`);
    }
    return tab.evaluate(`enginePage.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);
  }

  async function until<Answer>(is: (answer: Answer) => boolean, name: string, ...args: unknown[]) {
    const deadline = Date.now() + patience;
    for (;;) {
      // A page that is just being left answers nothing.
      const answer = await ask<Answer>(name, ...args).catch((error: Error) => error);
      if (!(answer instanceof Error) && is(answer)) return answer;
      if (Date.now() > deadline)
        throw answer instanceof Error ? answer : new Error(`${name}: ${JSON.stringify([...args, answer])}`);
      await wait(50);
    }
  }
  return { ...tab, ask, until };
}
