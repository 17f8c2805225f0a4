import { isWebAddress } from '@estela/contracts/web-address';

/** The address if it leads to the web, else nothing: a link may come from an older, laxer check. */
export function webAddress(text: string): string | undefined {
  return isWebAddress(text) ? new URL(text).href : undefined;
}
