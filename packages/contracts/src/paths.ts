export { atComment, commentAnchor } from './paths/comment-anchor.ts';
/** Addresses of the product's pages. A namespace, not an object: each bundle keeps only the addresses it uses. */
export * as paths from './paths/product-paths.ts';
