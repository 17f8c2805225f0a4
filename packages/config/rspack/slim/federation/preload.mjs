/** Files are requested ahead by links (preload-links.ts, prefetch.ts), never by the federation runtime. */
export const defaultPreloadArgs = (options) => options;
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
