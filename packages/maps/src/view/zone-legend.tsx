import type { ZoneKind } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { PlainList } from '@estela/ui/plain-list';
import styles from '../zones/zones.module.css';
import { useMapsTexts } from './use-maps-texts.ts';
import { ZoneSwatch } from './zone-swatch.tsx';

export interface ZoneLegendProps {
  kinds: readonly ZoneKind[];
  /** Kinds that the map leaves out. With `onHiddenChange` each kind is a switch. */
  hidden?: readonly ZoneKind[];
  onHiddenChange?: (hidden: ZoneKind[]) => void;
}

/** Kinds of zone with their colours and patterns. */
export function ZoneLegend({ kinds, hidden = [], onHiddenChange }: ZoneLegendProps) {
  const { t } = useMapsTexts();
  const common = useTranslation('common');
  const turn = (kind: ZoneKind, on: boolean) =>
    onHiddenChange?.(on ? hidden.filter((one) => one !== kind) : [...hidden, kind]);
  const words = (kind: ZoneKind) => (
    <>
      <ZoneSwatch kind={kind} />
      {common.t(`zone.${kind}`)}
    </>
  );
  return (
    <PlainList className={styles.legend} aria-label={t('zones')}>
      {kinds.map((kind) => (
        <li key={kind}>
          {onHiddenChange ? (
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={!hidden.includes(kind)}
                onChange={(event) => turn(kind, event.target.checked)}
              />
              {words(kind)}
            </label>
          ) : (
            words(kind)
          )}
        </li>
      ))}
    </PlainList>
  );
}
