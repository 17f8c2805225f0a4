import { fill, texts } from './texts.mjs';

/** Names of every address of a machine, which lead nowhere as the address of a page. */
const everywhere = new Set(['0.0.0.0', '[::]']);

/** Where the product that listens at `address` is reached, and what is wrong with the links that it gives out. */
export function readyLines({ publicUrl }, env, address) {
  if (env.PUBLIC_URL) return [fill(texts.ready, { url: publicUrl })];
  const leadsNowhere = everywhere.has(new URL(publicUrl).hostname);
  return [
    fill(texts.ready, { url: address }),
    ...(leadsNowhere ? [fill(texts.noPublicUrl, { url: publicUrl })] : []),
  ];
}
