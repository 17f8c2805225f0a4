import { useTranslation } from '@estela/i18n';
import type { MapZones } from '../adapter/map-adapter.ts';
import { kindsIn } from '../zones/zone-style.ts';
import styles from '../zones/zones.module.css';
import { useMapsTexts } from './use-maps-texts.ts';
import { ZoneSwatch } from './zone-swatch.tsx';

export interface ZoneLegendProps {
  zones: MapZones;
}

/** The kinds of zone on the map, each with its colour and pattern. */
export function ZoneLegend({ zones }: ZoneLegendProps) {
  const { t } = useMapsTexts();
  const common = useTranslation('common');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
    <ul role="list" className={styles.legend} aria-label={t('zones')}>
      {kindsIn(zones.features).map((kind) => (
        <li key={kind}>
          <ZoneSwatch kind={kind} />
          {common.t(`zone.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
