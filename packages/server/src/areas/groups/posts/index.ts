export { picturesOfPost, toPostPictures } from './pictures.ts';
export { findPost, lockPost } from './repository.ts';
