const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What counts as one address in a limit: of IPv6 the /64, because a single customer has all of it. */
export function addressKey(ip: string): string {
  const v4 = mapped.exec(ip)?.[1] ?? ip;
  if (!v4.includes(':')) return v4;
  const [head = '', tail] = (v4.split('%')[0] ?? '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = tail === undefined ? start : [...start, ...zeros, ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
