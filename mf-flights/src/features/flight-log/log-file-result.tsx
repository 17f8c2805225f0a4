import { useTranslation } from '@estela/i18n';
import { IconButton, Notice, ProgressBar } from '@estela/ui';
import { X } from 'lucide-react';
import styles from './log-drop.module.css';
import { LogFlight } from './log-flight.tsx';
import type { LoggedFlight } from './log-reading.ts';
import { proposedTime } from './proposed-time.ts';
import type { LogEntry } from './use-log-files.ts';

interface LogFileResultProps {
  entry: LogEntry;
  /** Hashes of logs that are flights already, with their ids. */
  known: ReadonlyMap<string, string>;
  used: string | null;
  onUse: (flight: LoggedFlight, recordedAt: string | null) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** One file: how far its reading is, then its flights or why there are none. */
export function LogFileResult({ entry, known, used, onUse, onLeave, onRemove }: LogFileResultProps) {
  const { t } = useTranslation('flights');
  const { name, share, reading } = entry;
  if (!reading)
    return (
      <li className={styles.file}>
        <ProgressBar label={t('log.reading', { name })} value={share * 100} onCancel={onRemove} />
      </li>
    );
  const { format, flights, warnings, refusal } = reading;
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
      {flights.length > 0 && (
        <ul className={styles.flights}>
          {flights.map((flight) => (
            <LogFlight
              key={flight.logHash}
              flight={flight}
              knownAs={known.get(flight.logHash)}
              isUsed={flight.logHash === used}
              onLeave={onLeave}
              onUse={() => onUse(flight, flight.recordedAt ?? proposedTime(entry))}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
