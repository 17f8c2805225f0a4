import type { SocialNetwork } from '@estela/contracts/values';

/** Addresses of profiles in a network: its current host, older or shorter ones, and what precedes a name. */
interface Network {
  host: string;
  others: readonly string[];
  before: string;
}

const networks: Record<SocialNetwork, Network> = {
  facebook: { host: 'www.facebook.com', others: ['facebook.com', 'fb.com'], before: '' },
  youtube: { host: 'www.youtube.com', others: ['youtube.com'], before: '@' },
  instagram: { host: 'www.instagram.com', others: ['instagram.com'], before: '' },
  tiktok: { host: 'www.tiktok.com', others: ['tiktok.com'], before: '@' },
  linkedin: { host: 'www.linkedin.com', others: ['linkedin.com'], before: 'in/' },
  x: { host: 'x.com', others: ['x.com', 'twitter.com'], before: '' },
};

const handle = /^@?([\p{L}\p{N}._-]+)$/u;
const address = /^(?:https?:\/\/)?([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(:\d+)?([/?#]|$)/iu;

/**
 * The https address of a pilot's profile in a network from what was typed: a name, with or without @, or an address, with or
 * without scheme and www. Undefined when it is neither.
 */
export function socialAddress(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim();
  const hasScheme = /^https?:\/\//i.test(text);
  const { host, others, before } = networks[network];
  const isHostAlone = others.some((known) => isOf(known, text.toLowerCase()));
  const [, name] = (!isHostAlone && handle.exec(text)) || [];
  if (name) return new URL(before + name, `https://${host}`).href;
  const whole = hasScheme ? text : `https://${text}`;
  if (!address.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  // For other sites the pilot knows the address better than we do.
  if (!others.some((known) => isOf(known, url.hostname))) return url.href;
  if (url.pathname === '/') return undefined;
  url.protocol = 'https:';
  url.hostname = host;
  return url.href;
}

/** `m.`, `www.` and the like make no difference. */
const isOf = (known: string, host: string) => host === known || host.endsWith(`.${known}`);

/** What a pilot called ana would type, as an example in texts. */
export function socialExample(network: SocialNetwork): string {
  const { others, before } = networks[network];
  return `${others[0]}/${before}ana`;
}
