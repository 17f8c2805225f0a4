import { useTranslation } from '@estela/i18n';
import { useCanDrop } from '@estela/ui';
import { DropArea } from '@estela/ui/file-drop';
import { FileUp } from 'lucide-react';
import { use, useEffect, useEffectEvent, useId, useRef } from 'react';
import { DroppedLogs } from '../../components/dropped-logs.ts';
import { useKnownLogs } from './known-logs.tsx';
import styles from './log-drop.module.css';
import { LogFileResult } from './log-file-result.tsx';
import type { LoggedFlight } from './log-reading.ts';
import { type LogEntry, useLogFiles } from './use-log-files.ts';

interface LogDropProps {
  /** `logHash` of the flights that are in use. */
  used: readonly string[];
  /** Several may be in use at once. */
  canTakeMore: boolean;
  /** Files were given; their flights come later. */
  onFiles: () => void;
  /** `recordedAt` is the log's, else a proposal, if there is any. */
  onUse: (flights: readonly LoggedFlight[]) => void;
  /** What was filled in stays; the logs are no more kept with the flight. */
  onLeave: (logHashes: readonly string[]) => void;
}

const hashesOf = ({ reading }: LogEntry) => reading?.flights.map(({ logHash }) => logHash) ?? [];

/** Takes what an SD card holds and offers the flights in it. Nothing leaves the device here. */
export function LogDrop({ used, canTakeMore, onFiles, onUse, onLeave }: LogDropProps) {
  const { t } = useTranslation('flights');
  const { entries, add, remove } = useLogFiles();
  const canDrop = useCanDrop();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { known, questions } = useKnownLogs(entries.flatMap(({ reading }) => reading?.flights ?? []));

  /** Its flights go with a file, but for those that another one holds too. */
  function takeOut(entry: LogEntry) {
    remove(entry.key);
    const others = entries.filter(({ key }) => key !== entry.key).flatMap(hashesOf);
    const gone = hashesOf(entry).filter((hash) => used.includes(hash) && !others.includes(hash));
    if (gone.length > 0) onLeave(gone);
    // The button goes with its file.
    input.current?.focus();
  }

  const take = (files: Iterable<File>) => {
    onFiles();
    add([...files]);
  };
  const dropped = use(DroppedLogs);
  const takeDropped = useEffectEvent(() => {
    const files = dropped.current.splice(0);
    if (files.length > 0) take(files);
  });
  useEffect(() => takeDropped(), []);
  return (
    <div className={styles.logs}>
      {questions}
      <label htmlFor={id} className={styles.label}>
        {t('log.title')}
      </label>
      <DropArea className={styles.area} overClassName={styles.over} onFiles={take}>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          aria-describedby={`${id}-hint`}
          className={styles.input}
          onChange={(event) => {
            take(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          <FileUp />
          {t(canDrop ? 'log.drop' : 'log.choose')}
        </span>
      </DropArea>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('log.hint')}
      </p>
      <ul className={styles.files} aria-live="polite">
        {entries.map((entry, index) => (
          <LogFileResult
            key={entry.key}
            entry={entry}
            earlier={entries.slice(0, index)}
            known={known}
            used={used}
            canTakeMore={canTakeMore}
            onUse={onUse}
            onLeave={onLeave}
            onRemove={() => takeOut(entry)}
          />
        ))}
      </ul>
    </div>
  );
}
