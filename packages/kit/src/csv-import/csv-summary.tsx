import type { CsvReport } from '@estela/contracts';
import { csvRowStatuses } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { Notice, Stat, StatGroup } from '@estela/ui';
import type { CsvWords } from './csv-words.ts';

interface CsvSummaryProps {
  name: string;
  report: CsvReport;
  isDone: boolean;
  words: CsvWords;
}

/** How many rows are new, there already or wrong; what the file leaves open. */
export function CsvSummary({ name, report: { rows, imported, assumed }, isDone, words }: CsvSummaryProps) {
  const { t } = useTranslation('csv');
  const { number } = useFormat();
  const counts = csvRowStatuses.map((status) => ({
    status,
    count: rows.filter((row) => row.status === status).length,
  }));
  return (
    <>
      {isDone ? (
        <Notice tone="success" role="status">
          {words.done(imported)}
        </Notice>
      ) : (
        <p role="status">{t('found', { name, count: rows.length })}</p>
      )}
      <StatGroup>
        {counts.map(({ status, count }) => (
          <Stat
            key={status}
            label={t(isDone && status === 'new' ? 'added' : `status.${status}`)}
            value={number(count)}
            tone={status === 'new' ? 'signal' : 'plain'}
          />
        ))}
      </StatGroup>
      {!isDone && assumed.length > 0 && (
        <Notice>{assumed.map(({ field, value }) => words.assumed(field, value)).join(' ')}</Notice>
      )}
    </>
  );
}
