import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './cover.module.css';
import { GeneratedCover } from './generated-cover.tsx';

export interface CoverProps {
  src?: string | null | undefined;
  /** What the generated cover is drawn from: an id. The same seed always gives the same picture. */
  seed: string;
  /** Text for the picture; empty where a title beside it says it all. */
  alt?: string;
  ratio?: '16/9' | '4/3' | '1/1' | '21/9';
  /** Above the fold: load at once. */
  eager?: boolean;
  className?: string;
  /** Drawn over the picture: a play sign, a duration. */
  children?: ReactNode;
}

/** A picture, or while there is none a cover of our own: the trace of a flight that never was. */
export function Cover({ src, seed, alt = '', ratio = '16/9', eager, className, children }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <div className={cx(styles.cover, className)} style={{ '--ratio': ratio } as CSSProperties}>
      {shown ? (
        <img
          className={styles.image}
          src={shown}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <GeneratedCover seed={seed} label={alt} />
      )}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
