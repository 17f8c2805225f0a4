import type { MapLayer, PublicSettings } from '@estela/contracts/release';
import { policyReportsPath } from '../telemetry/policy-reports.ts';

const reportGroup = 'policy';

/** Hosts that Google's maps need; they are allowed only where the operator has set a key. */
const google = {
  'script-src': 'https://maps.googleapis.com https://maps.gstatic.com',
  'style-src': 'https://fonts.googleapis.com',
  'font-src': 'https://fonts.gstatic.com',
  'img-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com https://*.googleusercontent.com',
  'connect-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com',
  'frame-src': 'https://www.google.com',
};

const policy: Record<string, string> = {
  // Every kind of resource has a rule of its own below; Firefox applies this one to prefetch.
  'default-src': "'self'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'media-src': 'https: blob:',
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Firefox and older browsers read the first, the others the second.
  'report-uri': policyReportsPath,
  'report-to': reportGroup,
};

/**
 * Markup and addresses of scripts pass the shell's default policy, the only one. Google's maps make policies of their
 * own, whose names are not documented, and once for each remote that loads them.
 */
const trustedTypes = (withGoogle: boolean) => ({
  'require-trusted-types-for': "'script'",
  'trusted-types': withGoogle ? "* 'allow-duplicates'" : 'default',
});

/** Hosts of the operator's own map pictures. */
function mapHosts(layers: readonly MapLayer[] = []): string {
  return [...new Set(layers.map(({ url }) => new URL(url).origin))].join(' ');
}

function contentSecurityPolicy(
  { googleMapsApiKey, mapLayers }: MapHosts,
  { scripts = [], isTrusting }: PageKind,
): string {
  const withGoogle = Boolean(googleMapsApiKey);
  const extra: Record<string, string> = withGoogle ? google : {};
  const maps: Record<string, string> = { 'img-src': mapHosts(mapLayers) };
  const own: Record<string, string> = { 'script-src': scripts.map((hash) => `'sha256-${hash}'`).join(' ') };
  return Object.entries({ ...policy, ...(isTrusting ? {} : trustedTypes(withGoogle)) })
    .map(([name, sources]) => [name, sources, own[name], extra[name], maps[name]].filter(Boolean).join(' '))
    .join('; ');
}

type MapHosts = Pick<PublicSettings, 'googleMapsApiKey' | 'mapLayers'>;

export interface PageKind {
  /** SHA-256 of each script that stands in the page itself. */
  scripts?: string[];
  /** Leaves Trusted Types off. */
  isTrusting?: boolean;
}

/** Headers of a page beyond those of every answer. */
export function pageSecurityHeaders(settings: MapHosts, kind: PageKind = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(settings, kind),
    'reporting-endpoints': `${reportGroup}="${policyReportsPath}"`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  };
}
