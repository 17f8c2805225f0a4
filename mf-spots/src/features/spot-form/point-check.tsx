import { skipToken } from '@estela/api';
import { useCheckAirspaceQuery } from '@estela/api/spots';
import { countryName, useFormat, useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { Button, Notice } from '@estela/ui';
import { useEffect, useState } from 'react';
import { Verdict } from '../../components/airspace/verdict.tsx';
import styles from './point-check.module.css';
import { pointOf, swappedPointOf } from './spot-values.ts';
import { useFlyingArea } from './use-flying-area.ts';
import { useOffCoast } from './use-off-coast.ts';

interface PointCheckProps {
  /** As typed. */
  lat: string;
  lng: string;
  onSwap: (point: LatLng) => void;
}

/** Milliseconds without a change before the request is sent. */
const restTime = 400;

/**
 * The server's information on the point: a question if it looks mistaken, and what may be flown there now. It never
 * blocks submitting the form: a boat is a valid place too.
 */
export function PointCheck({ lat, lng, onSwap }: PointCheckProps) {
  const { t } = useTranslation('spots');
  const { language } = useFormat();
  const typed = useRested(lat, lng);
  const point = pointOf(typed);
  const swapped = swappedPointOf(typed);
  const { currentData: check } = useCheckAirspaceQuery(point ?? skipToken);
  const isUsual = useFlyingArea(point);
  const isFar = Boolean(point && isUsual?.(point) === false);
  // A country includes its waters, twenty kilometres out.
  const isOffCoast = useOffCoast(point);
  const isAtSea = check !== undefined && (isOffCoast ?? check.country === null);
  // Far from where the pilot flies, it may be swapped even on land: most of Spain would be in Kenya or Somalia.
  const isDoubtful = point ? isFar && check !== undefined : true;
  const { currentData: other } = useCheckAirspaceQuery(isDoubtful && swapped ? swapped : skipToken);
  const isLand = typeof other?.country === 'string';
  const isSwapped = swapped && isDoubtful && isLand && (!point || isAtSea || isUsual?.(swapped));
  const question = () => {
    if (!isSwapped) return point && isAtSea && t('form.atSea');
    const coordinates = formatCoordinates(swapped);
    if (!check?.country) return t('form.swapped', { coordinates });
    const [country, there] = [check.country, other.country].map((code) => countryName(code, language));
    return t('form.swappedAway', { coordinates, country, there });
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
      {point && (
        <section aria-label={t('airspace.title')}>
          <p className={styles.label}>{`${t('airspace.title')} · ${t('airspace.now')}`}</p>
          <Verdict lat={point.lat} lng={point.lng} folded />
        </section>
      )}
    </>
  );
}

/** The two texts, debounced, so that no request is made for a half-typed number. */
function useRested(lat: string, lng: string) {
  const [rested, setRested] = useState({ lat, lng });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ lat, lng }), restTime);
    return () => clearTimeout(timer);
  }, [lat, lng]);
  return rested;
}
