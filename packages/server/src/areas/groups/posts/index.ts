export { findPost, lockPost } from './repository.ts';
