import type { FlightAirspace as Kept } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import styles from './flight-gear.module.css';

/** The airspace verdict stored when an own flight was saved; only its owner receives it. */
export function FlightAirspace({ kept }: { kept: Kept }) {
  const { t } = useTranslation('flights');
  const { dateTime, number } = useFormat();
  const { verdict, maxFreeHeight, why, zones, data, checkedAt } = kept;
  const sources = data.sources.map(({ title, content, provider, issued, importedAt, synthetic }) =>
    t('detail.airspace.source', {
      name: [provider, title || t(`detail.airspace.${synthetic ? 'sampleKind' : 'kind'}.${content}`)]
        .filter(Boolean)
        .join(', '),
      time: dateTime(issued ?? importedAt),
    }),
  );
  return (
    <Card as="section" aria-label={t('detail.airspace.title')}>
      <p>
        <strong>{t(`detail.airspace.verdict.${verdict}`)}</strong>
        {maxFreeHeight !== null && (
          <span className={styles.figures}>
            {t('detail.airspace.free', { metres: number(maxFreeHeight) })}
          </span>
        )}
      </p>
      <ul className={styles.figures}>
        {why.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
        {zones.map(({ identifier, name }) => (
          <li key={identifier}>{name}</li>
        ))}
      </ul>
      <p className={styles.figures}>{t('detail.airspace.checked', { time: dateTime(checkedAt) })}</p>
      {sources.map((source) => (
        <p key={source} className={styles.figures}>
          {source}
        </p>
      ))}
    </Card>
  );
}
