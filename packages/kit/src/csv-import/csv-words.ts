import type { CsvImportInput, CsvReport } from '@estela/contracts';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { useLayoutEffect } from 'react';
import en from './locales/csv.en.json' with { type: 'json' };
import es from './locales/csv.es.json' with { type: 'json' };

/** What the dialog says of the things that one remote imports. */
export interface CsvWords {
  title: string;
  /** Which columns and whose files are understood. */
  hint: string;
  /** After the import, with how many rows were saved. */
  done: (count: number) => string;
  /** What every row gets in a field that the file has no column for. */
  assumed: (field: string, value: string) => string;
  /** The last part of a field of the report: `cells` of `battery.cells`; `row` is the row as a whole. */
  field: (name: string) => string;
}

/** The call of an import; a dry run writes nothing. */
export type CsvImport = (input: CsvImportInput) => Promise<{ data?: CsvReport | undefined; error?: unknown }>;

/** Of `tags.1`, one of a list, it is the list. */
export const lastPart = (field: string) => field.replace(/\.\d+$/, '').replace(/^.*\./, '');

/** Brings the dialog's own texts along; whether they are there. */
export function useDialogTexts(): boolean {
  const { i18n } = useTranslation('csv');
  const isReady = i18n.hasResourceBundle('es', 'csv');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'csv', { es, en });
  }, [i18n, isReady]);
  return isReady;
}
