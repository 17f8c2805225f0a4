import type { Socket } from 'node:net';
import type { ErrorCode } from '@estela/contracts';
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
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { line, code, text } = known[error.code ?? ''] ?? other;
    const message = translate(pickLanguage(undefined), 'errors', text);
    const body = JSON.stringify({ error: message, message, code });
    const headers = [
      `HTTP/1.1 ${line}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      'X-Content-Type-Options: nosniff',
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
