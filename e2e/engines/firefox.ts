import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BidiSession, openBidi } from './bidi.ts';
import { startChild } from './child.ts';
import type { Endings } from './endings.ts';
import { type Engine, type Tab, timeZone, viewport } from './engine.ts';
import { keyActions, textActions } from './key-actions.ts';

/** Of the events of WebDriver BiDi, what is read here. */
interface BidiEvent {
  /** Of requests. */
  context?: string;
  request?: { method: string; url: string };
  response?: { status: number };
  errorText?: string;
  /** Of the console and of uncaught errors. */
  source?: { context?: string };
  level?: string;
  type?: string;
  text?: string | null;
}

type Listener = (event: BidiEvent) => void;

/** Firefox has no event for them: the page writes them to its console. */
const logViolations = `() => document.addEventListener('securitypolicyviolation', (event) =>
  console.error('policyViolation:', event.effectiveDirective, event.blockedURI, event.sample))`;

/** Requests that the page itself gave up. */
const aborted = 'NS_BINDING_ABORTED';

export async function startFirefox(executable: string, product: string, endings: Endings): Promise<Engine> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'estela-firefox-'));
  endings.add(() => rm(profile, { recursive: true, force: true }));
  const says = startChild({
    command: [executable, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    env: { TZ: timeZone, HOME: profile },
    endings,
  });
  const address = await says(/WebDriver BiDi listening on (\S+)\s/);
  const listeners = new Map<string, Listener>();
  const session = await openBidi(`${address}/session`, (_, params) => {
    const event = params as BidiEvent;
    listeners.get(event.context ?? event.source?.context ?? '')?.(event);
  });
  const { capabilities } = await session.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const events = ['log.entryAdded', 'network.responseCompleted', 'network.fetchError'];
  await session.send('session.subscribe', { events });
  return {
    version: capabilities.browserVersion,
    openTab: () => openTab(session, listeners, product),
  };
}

async function openTab(
  session: BidiSession,
  listeners: Map<string, Listener>,
  product: string,
): Promise<Tab> {
  const { userContext } = await session.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await session.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await session.send('browsingContext.setViewport', { context, viewport });
  await session.send('script.addPreloadScript', { functionDeclaration: logViolations, contexts: [context] });
  const faults: string[] = [];
  listeners.set(context, (event) => {
    const fault = faultOf(event);
    if (fault) faults.push(fault);
  });

  const perform = (actions: object[]) => session.send<void>('input.performActions', { context, actions });
  return {
    goto: (path) =>
      session.send('browsingContext.navigate', { context, url: product + path, wait: 'complete' }),
    evaluate: (expression) => evaluate(session, context, expression),
    press: (key) => perform(keyActions(key)),
    type: (text) => perform(textActions(text)),
    takeFaults: async () => faults.splice(0),
    close: async () => {
      listeners.delete(context);
      await session.send('browser.removeUserContext', { userContext });
    },
  };
}

function faultOf({ request, response, errorText, level, type, text }: BidiEvent): string | undefined {
  if (request) {
    const problem = errorText ?? response?.status ?? '';
    const isFault = errorText ? errorText !== aborted : problem === 404 || Number(problem) >= 500;
    return isFault ? `failedRequest: ${request.method} ${request.url}: ${problem}` : undefined;
  }
  if (level !== 'error') return;
  if (text?.startsWith('policyViolation:')) return text;
  return `${type === 'javascript' ? 'uncaughtError' : 'consoleError'}: ${text}`;
}

/** Of the values of a page, text alone arrives as it is. */
async function evaluate<Value>(session: BidiSession, context: string, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await session.send<{
    result?: { value?: string };
    exceptionDetails?: { text: string };
  }>('script.evaluate', {
    expression: `JSON.stringify([${expression}])`,
    target: { context },
    awaitPromise: false,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return JSON.parse(result?.value ?? '')[0];
}
