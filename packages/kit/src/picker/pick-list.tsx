import type { ReactNode } from 'react';
import styles from './pick-list.module.css';

/** One thing to choose in a picker: its id, its name, and what is shown around the name. */
export interface Pick {
  _id: string;
  name: ReactNode;
  /** The line below the name. */
  detail?: ReactNode;
  /** A small picture before it. */
  media?: ReactNode;
  /** After it, or below where there is no room. */
  badge?: ReactNode;
}

export interface PickListProps {
  /** One, or any. */
  type: 'radio' | 'checkbox';
  /** Of the inputs: one group for radios. */
  name: string;
  picks: readonly Pick[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string) => void;
  /** A form has refused what is chosen: its first input is where it takes the focus. */
  invalid?: true | undefined;
  /** Below the list: what is empty, failed, or left out. */
  note?: ReactNode;
}

/** Things to choose from, with room for a picture and a line of facts. Scrolls where it is long. */
export function PickList({ type, name, picks, isChosen, onChoose, invalid, note }: PickListProps) {
  if (picks.length === 0 && !note) return null;
  return (
    <div className={styles.list}>
      {picks.map((pick, index) => (
        <label key={pick._id} className={styles.pick}>
          <input
            type={type}
            name={name}
            className={styles.input}
            checked={isChosen(pick._id)}
            data-e-invalid={index === 0 ? invalid : undefined}
            onChange={() => onChoose(pick._id)}
          />
          {pick.media && <span className={styles.media}>{pick.media}</span>}
          <span className={styles.words}>
            <span className={styles.name}>{pick.name}</span>
            {pick.detail && <span className={styles.detail}>{pick.detail}</span>}
          </span>
          {pick.badge}
        </label>
      ))}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </div>
  );
}
