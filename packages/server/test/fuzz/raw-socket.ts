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
  /** Sent repeatedly until the server closes the socket. */
  trickle?: string;
  /** Half-closes after sending. */
  isCut?: boolean;
}

/** Sends bytes and collects the response until the server closes; rejects if it keeps the socket open too long. */
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
    // A reset counts as a refusal.
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
