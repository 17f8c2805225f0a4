import { Focus, LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { MapAdapter } from '../adapter/map-adapter.ts';
import styles from './map-view.module.css';
import { type Fix, useGeolocation } from './use-geolocation.ts';
import { useMapsTexts } from './use-maps-texts.ts';

export interface MapControlsProps {
  adapter: MapAdapter;
  /** Without it there is no "near me" button. */
  onLocate?: ((fix: Fix) => void) | undefined;
  /** Goes back to the track, wherever the map has been moved. */
  onCenter?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
  /** More controls, below these. */
  children?: ReactNode;
}

/** Zoom, the way back to a track, and "near me"; the outcome is read out, and shown when it failed. */
export function MapControls({ adapter, onLocate, onCenter, ref, children }: MapControlsProps) {
  const { t } = useMapsTexts();
  const { status, ask } = useGeolocation((fix) => onLocate?.(fix));
  const wrong = status !== 'idle' && status !== 'asking' && status !== 'found';
  return (
    <>
      <div ref={ref} className={styles.controls}>
        <div className={styles.group}>
          <button
            type="button"
            aria-label={t('zoomIn')}
            title={t('zoomIn')}
            onClick={() => adapter.zoomBy(1)}
          >
            <Plus aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('zoomOut')}
            title={t('zoomOut')}
            onClick={() => adapter.zoomBy(-1)}
          >
            <Minus aria-hidden="true" />
          </button>
        </div>
        {onCenter && (
          <div className={styles.group}>
            <button type="button" aria-label={t('center')} title={t('center')} onClick={onCenter}>
              <Focus aria-hidden="true" />
            </button>
          </div>
        )}
        {onLocate && (
          <div className={styles.group}>
            <button
              type="button"
              aria-label={t('locate')}
              title={t('locate')}
              aria-busy={status === 'asking'}
              data-found={status === 'found' || undefined}
              onClick={ask}
            >
              <LocateFixed aria-hidden="true" />
            </button>
          </div>
        )}
        {children}
      </div>
      <p role="status" className={wrong ? styles.problem : 'e-visually-hidden'}>
        {status === 'idle' ? '' : t(`geolocation.${status}`)}
      </p>
    </>
  );
}
