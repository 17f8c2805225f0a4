export { PhotoDialog } from './photo-dialog.ts';
