import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
import { Button, Notice, Stack } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { FileDrop } from '../../components/files/file-drop.tsx';
import { CsvFindings } from './csv-findings.tsx';
import { CsvPreview } from './csv-preview.tsx';
import { CsvSummary } from './csv-summary.tsx';
import { useCsvFile } from './use-csv-file.ts';
import type { CsvKind } from './use-gear-csv.ts';

interface CsvDialogProps {
  of: CsvKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const listPaths = { components: paths.components, equipment: paths.equipmentItems };

/** Choose a file, see what would become of each row, import. */
export function CsvDialog({ of: kind, open, onOpenChange }: CsvDialogProps) {
  const { t } = useTranslation('gear');
  const navigate = useNavigate();
  const { file, isBusy, problem, check, startOver, write } = useCsvFile(kind);
  const news = file?.report.rows.filter(({ status }) => status === 'new').length ?? 0;

  function change(isWanted: boolean) {
    if (!isWanted) startOver();
    onOpenChange(isWanted);
  }

  function showNews() {
    change(false);
    // Newest first, without the filters that might hide them.
    navigate(listPaths[kind]());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="lg"
      outsidePress={file && !file.isDone ? 'none' : 'close'}
      title={t(`csv.title.${kind}`)}
      footer={
        file && (
          <>
            <Button variant="ghost" onClick={startOver} disabled={isBusy}>
              {t('csv.another')}
            </Button>
            {file.isDone ? (
              <Button variant="primary" onClick={showNews}>
                {t('csv.showNew')}
              </Button>
            ) : (
              <Button variant="primary" busy={isBusy} disabled={news === 0} onClick={() => void write()}>
                {t('csv.write', { count: news })}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={16}>
        {!file && (
          <FileDrop
            label={t(isBusy ? 'csv.reading' : 'csv.choose')}
            hint={t('csv.chooseHint')}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            busy={isBusy}
            onFile={(chosen) => void check(chosen)}
          />
        )}
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {file && (
          <>
            <CsvSummary name={file.name} report={file.report} isDone={file.isDone} />
            <CsvFindings rows={file.report.rows} />
            {!file.isDone && <CsvPreview report={file.report} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
