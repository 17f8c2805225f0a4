export { firstFeedPicture } from './first-picture.ts';
