import type { AirspaceCheck } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ExternalLink } from 'lucide-react';
import { DataSources } from './data-sources.tsx';
import { officialViewer } from './official-viewers.ts';
import styles from './verdict.module.css';
import { ZoneItem } from './zone-item.tsx';

/** The basis of the verdict: reasons, zones, coming NOTAM, the data and a link to the authority's own map. */
export function VerdictFacts({ check }: { check: AirspaceCheck }) {
  const { t } = useTranslation('spots');
  const viewer = officialViewer(check.country);
  return (
    <div className={styles.facts}>
      <ul className={styles.why}>
        {check.why.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      {check.zones.length > 0 && (
        <section className={styles.zones} aria-label={t('airspace.zonesHere')}>
          {check.zones.map((zone) => (
            <ZoneItem key={zone._id} zone={zone} />
          ))}
        </section>
      )}
      {check.upcoming.length > 0 && (
        <section className={styles.zones} aria-label={t('airspace.upcoming')}>
          <p className={styles.label}>{t('airspace.upcoming')}</p>
          {check.upcoming.map((zone) => (
            <ZoneItem key={zone._id} zone={zone} />
          ))}
        </section>
      )}
      <DataSources sources={check.data.sources} />
      {viewer ? (
        <a className={styles.viewer} href={viewer.url} target="_blank" rel="noopener noreferrer">
          {t('airspace.official', { name: viewer.name })}
          <ExternalLink aria-hidden="true" />
        </a>
      ) : (
        <p className={styles.note}>{t('airspace.officialUnknown')}</p>
      )}
    </div>
  );
}
