import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { routesTo } from '../../components/routes-to.ts';
import { SpotPlace } from '../../components/spot-place.tsx';
import styles from './spot-words.module.css';

interface SpotDirectionsProps {
  spot: Spot;
  isOwn: boolean;
}

/** The place, and directions in a map app of the viewer's choice. */
export function SpotDirections({ spot: { name, location }, isOwn }: SpotDirectionsProps) {
  const { t } = useTranslation('spots');
  const isArea = location.precision === 'area';
  return (
    <Card as="section" aria-label={t('page.place')}>
      <SpotPlace location={location} approximate={isArea && !isOwn} />
      {isArea && isOwn && <p className={styles.note}>{t('card.areaMine')}</p>}
      <p className={styles.links}>
        <span className={styles.label}>{t('map.directions')}</span>
        {routesTo(location, name).map(({ app, href }) => (
          <a
            key={app}
            href={href}
            aria-label={t('page.directionsBy', { app: t(`page.app.${app}`), name })}
            {...(app !== 'phone' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {t(`page.app.${app}`)}
          </a>
        ))}
      </p>
    </Card>
  );
}
