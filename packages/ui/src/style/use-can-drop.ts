import { useMedia } from './use-media.ts';

/** Whether a file can be dropped here: a finger carries none over from another window. Where not, no text speaks of it. */
export const useCanDrop = () => useMedia('(pointer: fine)');
