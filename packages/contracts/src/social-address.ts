import type { SocialNetwork } from './values.ts';

interface Address {
  href: string;
  protocol: string;
  hostname: string;
  port: string;
  pathname: string;
}

/** As browsers and Node have it; this package is written for neither. */
declare const URL: {
  new (text: string, base?: string): Address;
  canParse: (text: string) => boolean;
};

/** Addresses of profiles in a network: its current host, older ones, hosts of short links, and what precedes a name. */
interface Network {
  host: string;
  others: readonly string[];
  short: readonly string[];
  before: string;
}

const networks: Record<SocialNetwork, Network> = {
  facebook: { host: 'www.facebook.com', others: ['facebook.com', 'fb.com'], short: ['m.me'], before: '' },
  youtube: { host: 'www.youtube.com', others: ['youtube.com'], short: ['youtu.be'], before: '@' },
  instagram: { host: 'www.instagram.com', others: ['instagram.com'], short: ['instagr.am'], before: '' },
  tiktok: {
    ...{ host: 'www.tiktok.com', others: ['tiktok.com'], before: '@' },
    short: ['vm.tiktok.com', 'vt.tiktok.com'],
  },
  linkedin: { host: 'www.linkedin.com', others: ['linkedin.com'], short: [], before: 'in/' },
  x: { host: 'x.com', others: ['x.com', 'twitter.com'], short: [], before: '' },
};

const handle = /^@?([\p{L}\p{N}._-]+)$/u;
const address = /^(?:https?:\/\/)?([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}([/?#]|$)/iu;

/** Pages of the networks that lead on to whatever address they are given. */
const leadsOn = /^\/(?:l\.php|flx\/warn|redirect|redir|safety\/go)(?:\/|$)/i;

/**
 * The https address of a pilot's profile in a network from what was typed: a name, with or without @, or an address, with or
 * without scheme and www. Undefined when it is neither, and for an address outside the network.
 */
export function socialAddress(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim();
  const hasScheme = /^https?:\/\//i.test(text);
  const { host, others, short, before } = networks[network];
  const isHostAlone = [...others, ...short].some((known) => isOf(known, text.toLowerCase()));
  const [, name] = (!isHostAlone && handle.exec(text)) || [];
  if (name) return new URL(before + name, `https://${host}`).href;
  const whole = hasScheme ? text : `https://${text}`;
  if (!address.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const isShort = short.includes(url.hostname);
  if (!isShort && !others.some((known) => isOf(known, url.hostname))) return undefined;
  if (url.port !== '' || url.pathname === '/' || leadsOn.test(url.pathname)) return undefined;
  url.protocol = 'https:';
  if (!isShort) url.hostname = host;
  return url.href;
}

/** `m.`, `www.` and the like are the same place. */
const isOf = (known: string, host: string) => host === known || host.endsWith(`.${known}`);

/** What a pilot called ana would type, for texts that say how. */
export function socialExample(network: SocialNetwork): string {
  const { others, before } = networks[network];
  return `${others[0]}/${before}ana`;
}
