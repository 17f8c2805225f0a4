import { errorText, skipToken } from '@estela/api';
import { useGetSnapshotQuery } from '@estela/api/gear';
import type { Snapshot } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, Card, ErrorState } from '@estela/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Differences } from './differences.tsx';
import styles from './snapshots-section.module.css';
import type { useComparePlace } from './use-compare-place.ts';

interface SnapshotCompareProps {
  drone: string;
  snapshots: readonly Snapshot[];
  place: ReturnType<typeof useComparePlace>;
}

/** Two snapshots, chosen by their days, side by side. */
export function SnapshotCompare({ drone, snapshots, place }: SnapshotCompareProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useGetSnapshotQuery({ id: drone, snapshotId: place.before });
  const after = useGetSnapshotQuery(
    place.after === place.before ? skipToken : { id: drone, snapshotId: place.after },
  );
  const error = before.error ?? after.error;
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card className={styles.compare}>
      <div className={styles.bar}>
        <h3 ref={heading} tabIndex={-1} className={styles.date}>
          {t('snapshots.compare.title')}
        </h3>
        <Button size="sm" variant="ghost" icon={<X aria-hidden="true" />} onClick={place.close}>
          {t('snapshots.compare.close')}
        </Button>
      </div>
      <div className={styles.choices}>
        <DayChoice
          label={t('snapshots.compare.before')}
          snapshots={snapshots}
          value={place.before}
          onChange={(id) => place.open(id, place.after)}
        />
        <DayChoice
          label={t('snapshots.compare.after')}
          snapshots={snapshots}
          value={place.after}
          onChange={(id) => place.open(place.before, id)}
        />
      </div>
      {place.before === place.after && <p>{t('snapshots.compare.choose')}</p>}
      {error !== undefined && (
        <ErrorState
          compact
          headingLevel={4}
          title={t('snapshots.failed')}
          text={errorText(error, common)}
          onRetry={() => void (before.error ? before : after).refetch()}
        />
      )}
      {before.currentData && after.currentData && (
        <Differences before={before.currentData.text} after={after.currentData.text} />
      )}
    </Card>
  );
}

interface DayChoiceProps {
  label: string;
  snapshots: readonly Snapshot[];
  value: string;
  onChange: (id: string) => void;
}

function DayChoice({ label, snapshots, value, onChange }: DayChoiceProps) {
  const { dateTime } = useFormat();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {snapshots.map(({ _id, at, version }) => (
          <option key={_id} value={_id}>
            {[dateTime(at), version].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}
