import { connect } from 'node:net';

/** Milliseconds that no socket may stay open. */
const maxOpen = 5_000;

export interface RawAnswer {
  text: string;
  /** Status codes in order, without 100. */
  statuses: number[];
}

export interface RawRequest {
  /** Bytes as latin1. */
  send: string;
  /** Said again and again until the server ends it. */
  trickle?: string;
  /** Half-closes after what is sent. */
  isCut?: boolean;
}

/** Sends bytes and gathers what comes back until the server closes; rejects where it keeps the socket too long. */
export function rawRequest(port: number, { send, trickle, isCut }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const more = trickle && setInterval(() => socket.write(trickle, 'latin1'), 50);
    const deadline = setTimeout(() => {
      reject(new Error(`Still open after ${maxOpen} ms: ${send.slice(0, 300)}\n-> ${text.slice(0, 300)}`));
      socket.destroy();
    }, maxOpen);
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(send, 'latin1');
      if (isCut) socket.end();
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => socket.end());
    // A reset is one way to refuse.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(more || undefined);
      clearTimeout(deadline);
      resolve({ text, statuses: statusesOf(text) });
    });
  });
}

function statusesOf(text: string): number[] {
  const codes = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
  return codes.filter((code) => code !== 100);
}
