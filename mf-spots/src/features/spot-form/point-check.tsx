import { skipToken } from '@estela/api';
import { useCheckAirspaceQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { Button, Notice } from '@estela/ui';
import { useEffect, useState } from 'react';
import { NoPermission } from '../../components/airspace/no-permission.tsx';
import { VerdictFacts } from '../../components/airspace/verdict-facts.tsx';
import { VerdictHead } from '../../components/airspace/verdict-head.tsx';
import styles from './point-check.module.css';
import { pointOf, swappedPointOf } from './spot-values.ts';

interface PointCheckProps {
  /** As typed. */
  lat: string;
  lng: string;
  onSwap: (point: LatLng) => void;
}

/** Milliseconds without a change before the server is asked. */
const restTime = 400;

/**
 * What the server knows about the point: a question where it looks mistaken, and what may be flown there now. It never
 * keeps the form from being sent: a boat is a good place too.
 */
export function PointCheck({ lat, lng, onSwap }: PointCheckProps) {
  const { t } = useTranslation('spots');
  const typed = useRested(lat, lng);
  const point = pointOf(typed);
  const swapped = swappedPointOf(typed);
  const { currentData: check, isError } = useCheckAirspaceQuery(point ?? skipToken);
  const isMistaken = point ? check?.country === null : swapped !== undefined;
  const { currentData: other } = useCheckAirspaceQuery(isMistaken && swapped ? swapped : skipToken);
  const isSwapped = swapped && isMistaken && typeof other?.country === 'string';
  const question = () => {
    if (isSwapped) return t('form.swapped', { coordinates: formatCoordinates(swapped) });
    return point && isMistaken && t('form.atSea');
  };
  return (
    <>
      <div role="status">
        {question() && (
          <Notice
            tone="warning"
            action={
              isSwapped && (
                <Button size="sm" onClick={() => onSwap(swapped)}>
                  {t('form.swap')}
                </Button>
              )
            }
          >
            {question()}
          </Notice>
        )}
      </div>
      {check && (
        <section aria-label={t('airspace.title')}>
          <p className={styles.label}>{`${t('airspace.title')} · ${t('airspace.now')}`}</p>
          <details className={styles.verdict}>
            <summary>
              <VerdictHead check={check} headingLevel={3} />
            </summary>
            <VerdictFacts check={check} />
            <NoPermission />
          </details>
        </section>
      )}
      {isError && !check && <p className={styles.label}>{t('form.airspaceFailed')}</p>}
    </>
  );
}

/** The two texts once they have stood still, so that a number half typed is not asked about. */
function useRested(lat: string, lng: string) {
  const [rested, setRested] = useState({ lat, lng });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ lat, lng }), restTime);
    return () => clearTimeout(timer);
  }, [lat, lng]);
  return rested;
}
