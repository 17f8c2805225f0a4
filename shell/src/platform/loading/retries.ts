declare global {
  /** Read by remote-files.mjs inside each remote. */
  var __estelaRetries: Record<string, number> | undefined;
}

/** Counts another attempt: from now on the files of `remote` are requested at new addresses. */
export function countRetry(remote: string): void {
  globalThis.__estelaRetries ??= {};
  const retries = globalThis.__estelaRetries;
  retries[remote] = (retries[remote] ?? 0) + 1;
}

/** Browsers reuse a pending request for the same address, so a retry needs another address. */
export function withRetry(url: string, remote: string): string {
  const attempt = globalThis.__estelaRetries?.[remote];
  return attempt ? `${url}?retry=${attempt}` : url;
}
