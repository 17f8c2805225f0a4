import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
import { Alert, Button, Stack } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { FileDrop } from '@estela/ui/file-drop';
import { useEffect, useRef } from 'react';
import { useStrayDrops } from '../stray-drops.ts';
import { CsvFindings } from './csv-findings.tsx';
import { CsvPreview } from './csv-preview.tsx';
import { CsvSummary } from './csv-summary.tsx';
import { type CsvImport, type CsvWords, useDialogTexts } from './csv-words.ts';
import { useCsvFile } from './use-csv-file.ts';

export interface CsvDialogProps {
  words: CsvWords;
  send: CsvImport;
  /** Where the imported rows show: newest first, without the filters that might hide them. */
  listPath: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Choose a file, see what would become of each row, import. */
export function CsvDialog({ words, send, listPath, open, onOpenChange }: CsvDialogProps) {
  const { t } = useTranslation('csv');
  const navigate = useNavigate();
  const isReady = useDialogTexts();
  const { file, isBusy, problem, check, startOver, write } = useCsvFile(send);
  const content = useRef<HTMLDivElement>(null);
  useStrayDrops(open);
  // The button that chose the file is gone, or was while the file was read.
  useEffect(() => {
    if ((file || problem) && document.activeElement === document.body) content.current?.focus();
  }, [file, problem]);
  if (!isReady) return null;
  const news = file?.report.rows.filter(({ status }) => status === 'new').length ?? 0;

  function change(isWanted: boolean) {
    if (!isWanted) startOver();
    onOpenChange(isWanted);
  }

  function showNews() {
    change(false);
    navigate(listPath);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="lg"
      outsidePress={file && !file.isDone ? 'none' : 'close'}
      title={words.title}
      footer={
        file && (
          <>
            <Button variant="ghost" onClick={startOver} disabled={isBusy}>
              {t('another')}
            </Button>
            {file.isDone ? (
              <Button variant="primary" onClick={showNews}>
                {t('showNew')}
              </Button>
            ) : (
              <Button variant="primary" busy={isBusy} disabled={news === 0} onClick={() => void write()}>
                {t('write', { count: news })}
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={content} tabIndex={-1}>
        <Stack gap={16}>
          {!file && (
            <FileDrop
              label={t(isBusy ? 'reading' : 'choose')}
              hint={words.hint}
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              busy={isBusy}
              onFile={(chosen) => void check(chosen)}
            />
          )}
          {problem && <Alert>{problem}</Alert>}
          {file && (
            <>
              <CsvSummary name={file.name} report={file.report} isDone={file.isDone} words={words} />
              <CsvFindings rows={file.report.rows} words={words} />
              {!file.isDone && <CsvPreview report={file.report} words={words} />}
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
