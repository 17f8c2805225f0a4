import { useTranslation } from '@estela/i18n';
import { Button, IconButton, Notice, ProgressBar } from '@estela/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { KnownLogs } from './known-logs.tsx';
import styles from './log-drop.module.css';
import { LogFlight } from './log-flight.tsx';
import type { LoggedFlight } from './log-reading.ts';
import { proposedTime } from './proposed-time.ts';
import { isSameFlight } from './recording/same-flight.ts';
import type { LogEntry } from './use-log-files.ts';

interface LogFileResultProps {
  entry: LogEntry;
  /** The files that were given before: the same flight may be in one of them, from another device. */
  earlier: readonly LogEntry[];
  known: KnownLogs;
  used: readonly string[];
  canTakeMore: boolean;
  onUse: (flights: readonly LoggedFlight[]) => void;
  onLeave: (logHashes: readonly string[]) => void;
  onRemove: () => void;
}

/** One file: how far its reading is, then its flights or why there are none. */
export function LogFileResult(props: LogFileResultProps) {
  const { entry, earlier, known, used, canTakeMore, onUse, onLeave, onRemove } = props;
  const { t } = useTranslation('flights');
  const list = useRef<HTMLUListElement>(null);
  const { name, share, reading } = entry;
  if (!reading)
    return (
      <li className={styles.file}>
        <ProgressBar label={t('log.reading', { name })} value={share * 100} onCancel={onRemove} />
      </li>
    );
  const { format, warnings, refusal, unread = [] } = reading;
  const flights = reading.flights.map((flight) => ({
    ...flight,
    recordedAt: flight.recordedAt ?? proposedTime(entry),
  }));
  // A flight without a time of its own takes the form's, and there is one of those.
  const isFurther = canTakeMore && used.length > 0;
  const open = flights.filter(
    (flight) =>
      flight.recordedAt &&
      !known.made.has(flight.logHash) &&
      !known.alike.has(flight.logHash) &&
      !used.includes(flight.logHash) &&
      sameIn(earlier, flight) === undefined,
  );
  return (
    <li className={styles.file}>
      <p className={styles.name}>
        <span>{name}</span>
        {format && <span className={styles.format}>{t(`log.format.${format}`)}</span>}
        <IconButton
          label={t('log.remove', { name })}
          icon={<X aria-hidden="true" />}
          size="sm"
          onClick={onRemove}
        />
      </p>
      {refusal && <Notice tone="warning">{t(`log.refusal.${refusal}`)}</Notice>}
      {warnings.map((warning) => (
        <p key={warning} className={styles.hint}>
          {t(`log.warning.${warning}`)}
        </p>
      ))}
      {unread.length > 0 && <p className={styles.hint}>{t('log.unread', { columns: unread.join(', ') })}</p>}
      {canTakeMore && open.length > 1 && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              onUse(open);
              // The button has nothing left to do and goes.
              list.current?.focus();
            }}
          >
            {t('log.useAll', { count: open.length })}
          </Button>
        </div>
      )}
      {flights.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.flights}>
          {flights.map((flight, index) => (
            <LogFlight
              key={flight.logHash}
              flight={flight}
              // What the file says: a proposal is the form's to show.
              recordedAt={reading.flights[index]?.recordedAt ?? null}
              knownAs={known.made.get(flight.logHash)}
              alikeAs={known.alike.get(flight.logHash)}
              sameIn={sameIn(earlier, flight)}
              isUsed={used.includes(flight.logHash)}
              isFurther={isFurther}
              canUse={!isFurther || flight.recordedAt !== null}
              onLeave={() => onLeave([flight.logHash])}
              onUse={() => onUse([flight])}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The name of the first file that tells of the same flight. */
function sameIn(entries: readonly LogEntry[], flight: LoggedFlight): string | undefined {
  return entries.find(({ reading }) => reading?.flights.some((other) => isSameFlight(other, flight)))?.name;
}
