import { setTimeout as wait } from 'node:timers/promises';
import { CannotRun } from './cannot-run.ts';

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

export interface WebDriver {
  newSession: () => Promise<Session>;
  /** A command of the open session. */
  send: <Value>(method: string, path: string, body?: object) => Promise<Value>;
  endSession: () => Promise<void>;
}

/** Speaks classic WebDriver with a driver that has just been started. */
export async function openWebDriver(address: string): Promise<WebDriver> {
  await untilReady(address);
  let session = '';
  const send = <Value>(method: string, path: string, body?: object) =>
    call<Value>(method, `${address}/session/${session}${path}`, body);
  return {
    newSession: async () => {
      const answer = await call<Session>('POST', `${address}/session`, { capabilities: {} });
      session = answer.sessionId;
      return answer;
    },
    send,
    endSession: () => send('DELETE', ''),
  };
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const status = await call<{ ready: boolean }>('GET', `${address}/status`).catch(() => undefined);
    if (status?.ready) return;
    await wait(50);
  }
  throw new CannotRun(3, `Nothing answers at ${address}, where the driver was started`);
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
