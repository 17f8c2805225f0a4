export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { type FileProblem, readTextFile, type TextFile } from './read-text-file.ts';
