import path from 'node:path';

const kinds: Record<string, { type: string; compress: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', compress: true },
  '.mjs': { type: 'text/javascript; charset=utf-8', compress: true },
  '.css': { type: 'text/css; charset=utf-8', compress: true },
  '.html': { type: 'text/html; charset=utf-8', compress: true },
  '.json': { type: 'application/json; charset=utf-8', compress: true },
  '.map': { type: 'application/json; charset=utf-8', compress: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', compress: true },
  '.txt': { type: 'text/plain; charset=utf-8', compress: true },
  '.xml': { type: 'application/xml; charset=utf-8', compress: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', compress: true },
  '.geojson': { type: 'application/geo+json; charset=utf-8', compress: true },
  '.wasm': { type: 'application/wasm', compress: true },
  '.ico': { type: 'image/x-icon', compress: true },
  '.png': { type: 'image/png', compress: false },
  '.jpg': { type: 'image/jpeg', compress: false },
  '.webp': { type: 'image/webp', compress: false },
  '.avif': { type: 'image/avif', compress: false },
  '.woff2': { type: 'font/woff2', compress: false },
};

/** Content type of a file by its name; bytes of an unknown kind are never guessed at by the browser (nosniff). */
export function contentType(file: string): string {
  return kinds[path.extname(file).toLowerCase()]?.type ?? 'application/octet-stream';
}

export function isKnownKind(file: string): boolean {
  return path.extname(file).toLowerCase() in kinds;
}

/** Does brotli gain anything on this kind of file? */
export function isCompressible(file: string): boolean {
  return kinds[path.extname(file).toLowerCase()]?.compress ?? false;
}

/** `page.0a1b2c3d.js`: other bytes have another name, so that all versions may share one address. */
export function isNamedByContent(file: string): boolean {
  return /\.[0-9a-f]{8}\.\w+$/.test(file);
}
