import type { RefObject } from 'react';
import styles from './map-view.module.css';
import { useMapsTexts } from './use-maps-texts.ts';

interface SkipPinsProps {
  /** What comes after the pins; takes the focus. */
  end: RefObject<HTMLElement | null>;
  endId: string;
}

/** Every pin is a stop of the Tab key: this leads past all of them. Seen only while it has the focus. */
export function SkipPins({ end, endId }: SkipPinsProps) {
  const { t } = useMapsTexts();
  return (
    <a
      className={styles.skip}
      href={`#${endId}`}
      onClick={(event) => {
        // Not by the address: it says where the map is.
        event.preventDefault();
        end.current?.focus();
      }}
    >
      {t('skipPins')}
    </a>
  );
}
