import type { CsvReport } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Badge, cx } from '@estela/ui';
import styles from './csv-dialog.module.css';
import { type CsvWords, lastPart } from './csv-words.ts';

interface CsvPreviewProps {
  report: CsvReport;
  words: CsvWords;
}

/** Which column is read as which field, and the first rows as they are in the file. */
export function CsvPreview({ report: { columns, preview }, words }: CsvPreviewProps) {
  const { t } = useTranslation('csv');
  return (
    <div>
      <h3 id="csv-columns" className={styles.heading}>
        {t('columns')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must do so by keyboard */}
      <section className={styles.scroll} aria-labelledby="csv-columns" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ header, field }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may have columns without a name
                <th key={index} scope="col" className={cx(!field && styles.unread)}>
                  <span className={styles.header}>{header || t('noHeader')}</span>
                  <Badge tone={field ? 'success' : 'neutral'}>
                    {field ? words.field(lastPart(field)) : t('unread')}
                  </Badge>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={row}>
                {columns.map(({ field }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same columns as above
                  <td key={index} className={cx(styles.cell, !field && styles.unread)}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
