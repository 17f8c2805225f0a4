export { DropArea, type DropAreaProps } from './drop-area.tsx';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { type FileProblem, readTextFile, type TextFile } from './read-text-file.ts';
