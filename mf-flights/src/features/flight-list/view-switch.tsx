import { type FlightView, flightViews } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { LayoutGrid, List, type LucideIcon } from 'lucide-react';
import styles from './view-switch.module.css';

const icons: Record<FlightView, LucideIcon> = { grid: LayoutGrid, list: List };

interface ViewSwitchProps {
  value: FlightView;
  onChange: (view: FlightView) => void;
}

/** Posters, or more flights on a screen. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('flights');
  return (
    <fieldset className={styles.switch}>
      <legend className="e-visually-hidden">{t('list.view')}</legend>
      {flightViews.map((view) => {
        const Icon = icons[view];
        return (
          <IconButton
            key={view}
            label={t(`view.${view}`)}
            icon={<Icon aria-hidden="true" />}
            aria-pressed={view === value}
            className={view === value ? styles.chosen : undefined}
            onClick={() => onChange(view)}
          />
        );
      })}
    </fieldset>
  );
}
