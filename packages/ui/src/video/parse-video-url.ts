/** How a video address can be shown. Only the first three play in the page; `link` opens the host's own. */
export type VideoSource =
  | { kind: 'youtube' | 'vimeo'; host: string; href: string; embedUrl: string }
  | { kind: 'file'; host: string; href: string; type: 'video/mp4' | 'video/webm' }
  | { kind: 'link'; host: string; href: string };

const youtubeHosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const vimeoLists = new Set(['channels', 'ondemand', 'categories']);
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);
const namedHosts: Record<string, string> = {
  ...{ 'instagram.com': 'Instagram', 'instagr.am': 'Instagram' },
  ...{ 'tiktok.com': 'TikTok', 'vm.tiktok.com': 'TikTok', 'vt.tiktok.com': 'TikTok' },
};
const fileTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/**
 * Reads an address that a pilot typed. Returns `undefined` for what must never be a link: scripts, data, addresses
 * that hide their host behind a user name. Frames come only from the two hosts of the security policy.
 */
export function parseVideoUrl(address: string): VideoSource | undefined {
  const url = safeUrl(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/\.$/, '').replace(/^(?:www|m|music)\./, '');
  return youtube(url, host) ?? file(url, host) ?? vimeo(url, host) ?? link(url, host);
}

function safeUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.username && !url.password ? url : undefined;
}

function youtube(url: URL, host: string): VideoSource | undefined {
  if (!youtubeHosts.has(host)) return undefined;
  const [first = '', second = ''] = segmentsOf(url);
  const inPath = ['embed', 'shorts', 'live', 'v', 'e'].includes(first) ? second : '';
  const stated = host === 'youtu.be' ? first : inPath || (first === 'watch' ? url.searchParams.get('v') : '');
  // What was pasted along with it, as `&feature=...` or a bracket, is no part of it.
  const id = /^[\w-]{11}(?![\w-])/.exec(stated ?? '')?.[0];
  if (!id) return undefined;
  const start = startOf(url);
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;
  return {
    kind: 'youtube',
    host: 'YouTube',
    href: url.href,
    embedUrl: start > 0 ? `${embedUrl}&start=${start}` : embedUrl,
  };
}

function vimeo(url: URL, host: string): VideoSource | undefined {
  if (!vimeoHosts.has(host)) return undefined;
  const segments = segmentsOf(url);
  const at = segments.findLastIndex((segment) => /^\d{5,12}$/.test(segment));
  if (at < 0 || !isVideoAt(segments, at)) return undefined;
  // An unlisted video is found by its number and a hash, in the path or as `h`.
  const hash = segments[at + 1] ?? url.searchParams.get('h') ?? '';
  const key = /^[\da-f]{6,20}$/i.test(hash) ? `&h=${hash}` : '';
  const start = startOf(url);
  const from = start > 0 ? `#t=${start}s` : '';
  const embedUrl = `https://player.vimeo.com/video/${segments[at]}?autoplay=1&dnt=1${key}${from}`;
  return { kind: 'vimeo', host: 'Vimeo', href: url.href, embedUrl };
}

/** Other numbers are those of events, of showcases and of files. */
function isVideoAt(segments: readonly string[], at: number): boolean {
  const [first = ''] = segments;
  return (
    at === 0 || ['video', 'videos'].includes(segments[at - 1] ?? '') || (at === 2 && vimeoLists.has(first))
  );
}

/** Plain http is left out: the security policy lets media come over https only. */
function file(url: URL, host: string): VideoSource | undefined {
  const extension = /\.(mp4|webm)$/i.exec(url.pathname)?.[1]?.toLowerCase();
  if (!extension || url.protocol !== 'https:') return undefined;
  return { kind: 'file', host, href: url.href, type: fileTypes[extension as keyof typeof fileTypes] };
}

function link(url: URL, host: string): VideoSource {
  return { kind: 'link', host: namedHosts[host] ?? host, href: url.href };
}

function segmentsOf(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean);
}

/** Where the video begins, in seconds: behind the question mark, or as Vimeo writes it behind the hash. */
function startOf({ searchParams, hash }: URL): number {
  const anchor = new URLSearchParams(hash.slice(1));
  return secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? anchor.get('t'));
}

/** `90`, `90s` or `1h2m3s`, in seconds; 0 for anything else. */
function secondsOf(text: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '');
  const [hours, minutes, seconds] = [parts?.[1], parts?.[2], parts?.[3]].map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
