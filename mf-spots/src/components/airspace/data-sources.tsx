import type { AirspaceSource } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import styles from './verdict.module.css';

interface DataSourcesProps {
  sources: readonly AirspaceSource[];
}

/** Source, date and quality of the data; invented zones are marked as such first. */
export function DataSources({ sources }: DataSourcesProps) {
  const { t } = useTranslation('spots');
  const { dateTime } = useFormat();
  if (sources.length === 0) return <p className={styles.note}>{t('airspace.noSource')}</p>;
  return (
    <>
      {sources.some(({ synthetic }) => synthetic) && (
        <Notice tone="warning" role="note">
          {t('airspace.synthetic')}
        </Notice>
      )}
      <ul className={styles.sources} aria-label={t('airspace.data')}>
        {sources.map((source) => (
          <li key={source.name}>
            {[
              source.provider,
              source.title || t(`airspace.${source.synthetic ? 'sampleKind' : 'kind'}.${source.content}`),
            ]
              .filter(Boolean)
              .join(', ')}
            {' · '}
            {t('airspace.dataOf', { time: dateTime(source.issued ?? source.importedAt) })}
            {source.state !== 'current' && (
              <strong className={styles.bad}>{` · ${t(`airspace.state.${source.state}`)}`}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
