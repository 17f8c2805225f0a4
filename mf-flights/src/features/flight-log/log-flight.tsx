import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Badge, Button, Telemetry } from '@estela/ui';
import { Check } from 'lucide-react';
import styles from './log-drop.module.css';
import type { LoggedFlight } from './log-reading.ts';

interface LogFlightProps {
  flight: LoggedFlight;
  /** Id of the flight that was made of it before. */
  knownAs: string | undefined;
  isUsed: boolean;
  onUse: () => void;
  onLeave: () => void;
}

/** A flight of a log, and the button that fills the form with it. */
export function LogFlight({ flight, knownAs, isUsed, onUse, onLeave }: LogFlightProps) {
  const { t } = useTranslation('flights');
  const { dateTime, duration } = useFormat();
  const title = flight.recordedAt ? dateTime(flight.recordedAt) : t('log.undated');
  return (
    <li className={styles.flight}>
      <div>
        <p className={styles.when}>
          {title}
          {isUsed && (
            <Badge tone="success" icon={<Check aria-hidden="true" />}>
              {t('log.used')}
            </Badge>
          )}
          {knownAs && <Badge>{t('log.known')}</Badge>}
        </p>
        <Telemetry layout="rows" items={useFigures(flight)} className={styles.figures} />
      </div>
      {knownAs ? (
        <Link to={paths.flight(knownAs)}>{t('log.seeKnown')}</Link>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          onClick={isUsed ? onLeave : onUse}
          aria-label={t(isUsed ? 'log.leaveOf' : 'log.useOf', {
            title,
            duration: duration(flight.durationSeconds),
          })}
        >
          {t(isUsed ? 'log.leave' : 'log.use')}
        </Button>
      )}
    </li>
  );
}

/** What the log says, each with its unit; what it does not say is left out. */
function useFigures({ durationSeconds, topSpeedMps, maxHeightM, voltage, link, craft }: LoggedFlight) {
  const { t } = useTranslation('flights');
  const { duration, figure, number } = useFormat();
  const volts = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return [
    { label: t('detail.duration'), value: duration(durationSeconds) },
    { label: t('detail.topSpeed'), ...(topSpeedMps !== null ? figure.speed(topSpeedMps) : { value: null }) },
    {
      label: t('detail.maxHeight'),
      ...(maxHeightM !== null ? figure.distance(maxHeightM) : { value: null }),
    },
    {
      label: t('log.voltage'),
      value: voltage && t('log.volts', { start: volts(voltage.start), end: volts(voltage.end) }),
    },
    { label: t('log.link'), value: link && number(link.min / 100, { style: 'percent' }) },
    { label: t('log.craft'), value: craft },
  ];
}
