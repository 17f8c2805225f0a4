export { CsvDialog, type CsvDialogProps } from './csv-dialog.tsx';
export type { CsvImport, CsvWords } from './csv-words.ts';
