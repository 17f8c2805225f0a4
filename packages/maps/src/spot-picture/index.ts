export { SpotPicture, type SpotPictureProps } from './spot-picture.tsx';
