import type { Socket } from 'node:net';
import type { ErrorCode } from '@estela/contracts';
import { answerHeaders } from './answer-headers.ts';
import { pickLanguage } from './language.ts';
import { translate } from './texts.ts';

/** What Node says of bytes that are no request, and the status line for it. */
const known: Record<string, { line: string; code: ErrorCode; text: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'VALIDATION', text: 'malformedRequest' },
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'TOO_LARGE', text: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { line: '413 Payload Too Large', code: 'TOO_LARGE', text: 'TOO_LARGE' },
};
const other = { line: '400 Bad Request', code: 'VALIDATION', text: 'malformedRequest' } as const;

/** The one error shape where no request could be read, so in no language but the first; then the connection ends. */
export const answerBrokenConnection =
  (publicUrl: string) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const { line, code, text } = known[error.code ?? ''] ?? other;
      const message = translate(pickLanguage(undefined), 'errors', text);
      const body = JSON.stringify({ error: message, message, code });
      const headers = {
        ...answerHeaders(publicUrl),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy();
  };
