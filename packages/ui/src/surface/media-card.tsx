import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import { useDrawnLate } from '../style/use-drawn-late.ts';
import styles from './media-card.module.css';

export interface MediaCardProps {
  /** `div` where what it stands in is the article. */
  as?: 'article' | 'div' | undefined;
  /** The picture: a `Cover`, a map. */
  media: ReactNode;
  /** Pass a link as the title and the whole card follows it; buttons stay on their own. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** One line above the title: who, when. */
  eyebrow?: ReactNode;
  /** Badges over the picture's lower left corner. */
  badges?: ReactNode;
  /** A button over the picture's upper right corner. */
  corner?: ReactNode;
  /** Below the title: figures, tags, text. */
  children?: ReactNode;
  /** The card's last row: like, menu. */
  footer?: ReactNode;
  className?: string;
}

/**
 * Picture first: a flight by its poster, a drone by its photo, a spot by its map. A page does not wait for what lies over
 * the picture, which comes later itself, nor for the last row, whose place is kept: no hand is there before they are.
 */
export function MediaCard(props: MediaCardProps) {
  const { as: Element = 'article', media, title, headingLevel = 3 } = props;
  const { eyebrow, badges, corner, children, footer, className } = props;
  const Heading = `h${headingLevel}` as const;
  const isWhole = useDrawnLate();
  return (
    <Element className={cx(styles.card, className)}>
      <div className={styles.media}>
        {media}
        {isWhole && badges && <div className={styles.badges}>{badges}</div>}
        {isWhole && corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.body}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      {footer && <div className={styles.footer}>{isWhole && footer}</div>}
    </Element>
  );
}
