import { RowContent } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import type { ReactNode } from 'react';
import styles from './pilot-list.module.css';

interface PilotListProps<Pilot> {
  label: string;
  pilots: readonly Pilot[];
  children: (pilot: Pilot) => ReactNode;
}

export function PilotList<Pilot extends { _id: string }>({ label, pilots, children }: PilotListProps<Pilot>) {
  return (
    <PlainList aria-label={label} className={styles.list}>
      {pilots.map((pilot) => (
        <li key={pilot._id} className={styles.row}>
          <RowContent>{() => children(pilot)}</RowContent>
        </li>
      ))}
    </PlainList>
  );
}
