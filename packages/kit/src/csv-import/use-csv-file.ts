import { errorOf, errorText } from '@estela/api';
import type { CsvReport } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { readTextFile } from '@estela/ui/file-drop';
import { useState } from 'react';
import type { CsvImport } from './csv-words.ts';

interface CheckedFile {
  name: string;
  csv: string;
  report: CsvReport;
  isDone: boolean;
}

/** A file on its way: chosen, checked by a dry run, imported. */
export function useCsvFile(importCsv: CsvImport) {
  const { t } = useTranslation('csv');
  const { t: common } = useTranslation('common');
  const [file, setFile] = useState<CheckedFile>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(name: string, csv: string, dryRun: boolean) {
    setBusy(true);
    setProblem(undefined);
    const { data: report, error } = await importCsv({ csv, dryRun });
    setBusy(false);
    if (error) setProblem(errorOf(error)?.fields.csv ?? errorText(error, common));
    if (report) setFile({ name, csv, report, isDone: !dryRun });
  }

  async function check(chosen: File) {
    setFile(undefined);
    const { text, problem: found } = await readTextFile(chosen, limits.csv.bytes);
    if (text === undefined) return setProblem(t(`problem.${found}`));
    await send(chosen.name, text, true);
  }

  function startOver() {
    setFile(undefined);
    setProblem(undefined);
  }

  return {
    file,
    isBusy,
    problem,
    check,
    startOver,
    write: () => file && send(file.name, file.csv, false),
  };
}
