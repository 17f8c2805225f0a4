import { socialAddress } from '@estela/contracts/social-address';
import type { SocialNetwork } from '@estela/contracts/values';
import { isWebAddress } from '@estela/contracts/web-address';

/**
 * Where a stored link leads and what may be said of it: a link may come from an older, laxer check. One that leads to
 * another place than its network is known by its host; one that is no web address is none.
 */
export function socialLink(
  network: SocialNetwork,
  text: string,
): { href: string; host?: string } | undefined {
  if (!isWebAddress(text)) return undefined;
  const { href, host } = new URL(text);
  return socialAddress(network, text) === undefined ? { href, host } : { href };
}
