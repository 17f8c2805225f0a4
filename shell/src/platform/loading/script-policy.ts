import { type Composition, serviceWorkerPath } from '@estela/contracts/release';
import { hashesOf } from './file-hashes.ts';

interface Rules {
  createScriptURL: (url: string) => string;
  createHTML: (html: string) => string;
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Rules): unknown;
}

/** The only markup that our libraries write as a string: Leaflet's check for SVG, and its clearing of an icon. */
const harmlessMarkup = ['<svg/>', ''];

const mapsOrigin = 'https://maps.googleapis.com';

/** May this address be run as a script? Only files of the releases that the composition names, and the edge's worker. */
export function isAllowedScript(address: string, { shell, remotes, settings }: Composition): boolean {
  const { origin, pathname } = new URL(address, location.href);
  if (origin === mapsOrigin) return Boolean(settings.googleMapsApiKey);
  if (origin !== location.origin) return false;
  if (pathname === serviceWorkerPath) return true;
  if (pathname.startsWith(shell.files) && shell.scripts.includes(pathname.slice(shell.files.length)))
    return true;
  return Object.values(remotes).some((remote) =>
    [remote.base, remote.files].some(
      (folder) => pathname.startsWith(folder) && pathname.slice(folder.length) in hashesOf(remote),
    ),
  );
}

/**
 * The page's Trusted Types policy. It is the default one, so that it applies to the bundler's own chunk loaders
 * and a newer version of a remote does not have to create a policy whose name is taken.
 */
export function guardScripts(current: () => Composition): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isAllowedScript(url, current())) return url;
      throw new TypeError(`The composition does not list the script ${url}`);
    },
    createHTML: (html) => {
      if (harmlessMarkup.includes(html)) return html;
      throw new TypeError('Markup is never written as text');
    },
  });
}
