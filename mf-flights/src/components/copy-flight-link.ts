import { paths } from '@estela/contracts/paths';
/** The address that others open a flight by. */
export function flightUrl(id: string): string {
  return new URL(paths.flight(id), window.location.origin).href;
}

/** Whether the link is on the clipboard now: plain-http addresses have none, and a visitor may refuse. */
export async function copyFlightLink(id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(flightUrl(id));
    return true;
  } catch {
    return false;
  }
}
