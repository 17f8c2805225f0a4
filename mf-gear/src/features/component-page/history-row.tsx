import { useDeleteInstallationMutation } from '@estela/api/gear';
import type { Component, Installation } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { DeleteEntityButton } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, Button, IconButton } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { useFlownFigure } from '../../components/use-flown-figure.ts';
import styles from './history-row.module.css';
import type { InstallationWish } from './installation-wish.ts';

interface HistoryRowProps {
  component: Component;
  place: Installation;
  onAsk: (wish: InstallationWish) => void;
}

export function HistoryRow({ component, place, onAsk }: HistoryRowProps) {
  const { t } = useTranslation('gear');
  const { date, dateTime, number } = useFormat();
  const flown = useFlownFigure();
  const [remove] = useDeleteInstallationMutation();
  const { drone, from, to, quantity } = place;
  const { value, unit } = flown(place.flown.seconds);
  const ask = (kind: 'move' | 'takeOff' | 'correct') => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => onAsk({ kind, place }),
  });
  const time = (moment: string) => (
    <time dateTime={moment} title={dateTime(moment)}>
      {date(moment)}
    </time>
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.drone}>
          {drone._id ? <Link to={paths.drone(drone._id)}>{drone.name}</Link> : drone.name}
          {!to && <Badge tone="success">{t('part.now')}</Badge>}
          {!drone._id && <Badge>{t('part.droneGone')}</Badge>}
          {quantity > 1 && (
            <Badge mono>{t('components.units', { count: quantity, formatted: number(quantity) })}</Badge>
          )}
        </p>
        <p className={styles.facts}>
          <span>
            {time(from)}
            {' – '}
            {to ? time(to) : t('part.today')}
          </span>
          <span>{`${value} ${unit}`}</span>
          <span>
            {t('part.flightCount', {
              count: place.flown.flights,
              formatted: number(place.flown.flights),
            })}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {!to && (
          <>
            <Button size="sm" {...ask('move')} aria-label={t('part.moveFrom', { drone: drone.name })}>
              {t('part.move')}
            </Button>
            <Button size="sm" {...ask('takeOff')} aria-label={t('part.takeOffFrom', { drone: drone.name })}>
              {t('part.takeOff')}
            </Button>
          </>
        )}
        {drone._id && (
          <IconButton
            label={t('part.correct', { drone: drone.name })}
            icon={<Pencil aria-hidden="true" />}
            {...ask('correct')}
          />
        )}
        <DeleteEntityButton
          name={t('part.stage', { drone: drone.name })}
          text={t('part.deleteStageText')}
          remove={() => remove({ id: component._id, installationId: place._id })}
        />
      </div>
    </li>
  );
}
