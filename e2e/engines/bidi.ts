import { WebSocket } from 'undici';

/** What WebDriver BiDi sends: the answer to a command, or an event. */
interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

export interface BidiSession {
  send: <Result>(method: string, params?: object) => Promise<Result>;
}

/** Speaks WebDriver BiDi with a browser. `onEvent` hears each event; pending commands fail when the browser ends. */
export async function openBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiSession> {
  const socket = new WebSocket(address);
  const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message }: Message = JSON.parse(data);
    if (method) onEvent(method, params);
    if (id === undefined) return;
    const waiting = pending.get(id);
    pending.delete(id);
    if (error) waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has ended'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        pending.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
