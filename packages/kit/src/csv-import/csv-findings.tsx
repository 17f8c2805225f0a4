import type { CsvReport } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import { useState } from 'react';
import styles from './csv-dialog.module.css';
import { type CsvWords, lastPart } from './csv-words.ts';

/** Rows shown before somebody asks for all: a file may have 2,000. */
const shownAtFirst = 20;

/** What is wrong with which row. */
export function CsvFindings({ rows, words }: { rows: CsvReport['rows']; words: CsvWords }) {
  const { t } = useTranslation('csv');
  const [isWhole, setWhole] = useState(false);
  const wrong = rows.filter(({ fields }) => fields);
  if (wrong.length === 0) return null;
  return (
    <section aria-labelledby="csv-findings">
      <h3 id="csv-findings" className={styles.heading}>
        {t('wrongRows')}
      </h3>
      <ul className={styles.findings}>
        {wrong.slice(0, isWhole ? undefined : shownAtFirst).map(({ line, name, fields = {} }) => (
          <li key={line} className={styles.finding}>
            <span className={styles.line}>
              {t('line', { line })}
              {name && <strong className={styles.name}>{name}</strong>}
            </span>
            {Object.entries(fields).map(([field, text]) => (
              <span key={field} className={styles.reason}>
                {`${words.field(lastPart(field))}: ${text}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {wrong.length > shownAtFirst && !isWhole && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {t('allWrong', { count: wrong.length })}
        </Button>
      )}
    </section>
  );
}
