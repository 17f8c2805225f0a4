import { isIP } from 'node:net';

/** Names that stand for ranges. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** As `TRUST_PROXY` may be written: so many hops, everybody, nobody, or a list of addresses and ranges. */
export function isTrustProxy(text: string): boolean {
  if (/^(true|false|\d+)$/.test(text)) return true;
  return text.split(',').every((part) => isTrusted(part.trim()));
}

export function parseTrustProxy(text: string | undefined): boolean | number | string {
  if (!text || text === '0' || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function isTrusted(part: string): boolean {
  if (ranges.has(part)) return true;
  const [address = '', size, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (size === undefined || isIP(size) === 4) return true;
  return /^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= (version === 4 ? 32 : 128);
}
