import { isIP } from 'node:net';

/** Is this host name or address the machine itself? */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain.startsWith('127.');
  return plain === '::1' || plain === 'localhost';
}
