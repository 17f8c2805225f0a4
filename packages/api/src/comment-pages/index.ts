export { commentChanges } from './comment-changes.ts';
export { oneOf, type Touched } from './comment-pages.ts';
export { commentTags, keepCommentsFor, newestOf } from './comment-tags.ts';
