export { firstFeedPicture } from './first-picture.ts';
export { hiddenBy } from './hidden-repository.ts';
