import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Badge, Button, Telemetry } from '@estela/ui';
import { Check } from 'lucide-react';
import styles from './log-drop.module.css';
import type { LoggedFlight } from './log-reading.ts';

interface LogFlightProps {
  flight: LoggedFlight;
  /** The log's own; null where it has none. */
  recordedAt: string | null;
  /** Id of the flight that was made of it before. */
  knownAs: string | undefined;
  /** Id of a flight of that time and place, from another log. */
  alikeAs: string | undefined;
  /** Name of the file that has it too. */
  sameIn: string | undefined;
  isUsed: boolean;
  /** It would be saved beside the one in use. */
  isFurther: boolean;
  canUse: boolean;
  onUse: () => void;
  onLeave: () => void;
}

/** A flight of a log, and the button that fills the form with it. */
export function LogFlight(props: LogFlightProps) {
  const { flight, recordedAt, knownAs, alikeAs, sameIn, isUsed, isFurther, canUse, onUse, onLeave } = props;
  const { t } = useTranslation('flights');
  const { dateTime, duration } = useFormat();
  const title = recordedAt ? dateTime(recordedAt) : t('log.undated');
  const act = useAct(isUsed, isFurther);
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
          {!knownAs && alikeAs && <Badge>{t('log.alike')}</Badge>}
          {!knownAs && sameIn !== undefined && <Badge>{t('log.sameIn', { name: sameIn })}</Badge>}
        </p>
        <Telemetry layout="rows" items={useFigures(flight)} className={styles.figures} />
      </div>
      {knownAs ? (
        <Link to={paths.flight(knownAs)}>{t('log.seeKnown')}</Link>
      ) : (
        <>
          {alikeAs && <Link to={paths.flight(alikeAs)}>{t('log.seeKnown')}</Link>}
          {(isUsed || canUse) && (
            <Button
              size="sm"
              variant="secondary"
              onClick={isUsed ? onLeave : onUse}
              aria-label={act.nameOf({ title, duration: duration(flight.durationSeconds) })}
            >
              {act.label}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function useAct(isUsed: boolean, isFurther: boolean) {
  const { t } = useTranslation('flights');
  type Named = { title: string; duration: string };
  if (isUsed) return { label: t('log.leave'), nameOf: (named: Named) => t('log.leaveOf', named) };
  if (isFurther) return { label: t('log.add'), nameOf: (named: Named) => t('log.addOf', named) };
  return { label: t('log.use'), nameOf: (named: Named) => t('log.useOf', named) };
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
