export { sampleLogins } from './data.ts';
export { type PictureKind, readPicture, type SamplePicture } from './pictures.ts';
export { seededRng } from './rng.ts';
export { sampleRows } from './sample-rows.ts';
