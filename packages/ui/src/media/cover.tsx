import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './cover.module.css';
import { GeneratedCover } from './generated-cover.tsx';

export interface CoverProps {
  src?: string | null | undefined;
  /** The same picture in other widths, and how wide it is drawn: the browser takes the one that will do. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the generated cover is drawn from: an id. The same seed always gives the same picture. */
  seed: string;
  /** In place of the generated cover. */
  drawing?: ReactNode;
  /** Text for the picture; empty where a title beside it says it all. */
  alt?: string;
  ratio?: '16/9' | '4/3' | '1/1' | '21/9';
  /** Above the fold: load at once. */
  eager?: boolean;
  className?: string;
  /** Drawn over the picture: a play sign, a duration. */
  children?: ReactNode;
}

/**
 * As wide as a card in a grid. Not `auto`: Chromium holds each picture that has it, with all that it stood in, also once
 * it has left the page.
 */
const card = '(min-width: 64rem) 20rem, (min-width: 48rem) 24rem, 100vw';

/** A picture, or without one a generated cover: the trace of an invented flight. */
export function Cover(props: CoverProps) {
  const {
    src,
    srcSet,
    sizes = card,
    seed,
    drawing,
    alt = '',
    ratio = '16/9',
    eager,
    className,
    children,
  } = props;
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <div className={cx(styles.cover, className)} style={{ '--ratio': ratio } as CSSProperties}>
      {shown ? (
        <img
          className={styles.image}
          // Before `src`, so that Safari does not begin with the wrong one.
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={shown}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        (drawing ?? <GeneratedCover seed={seed} label={alt} />)
      )}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
