import { type ReactNode, useState } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Whose it is: gives the initials and the colour when there is no picture. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A small sign on its edge. */
  badge?: ReactNode;
  /** Set it where the avatar stands alone; beside a written name it is decoration. */
  label?: string;
  className?: string;
}

/** A picture, or initials while it is missing, loading or broken. */
export function Avatar({ name, src, size = 'md', badge, label, className }: AvatarProps) {
  const [state, setState] = useState<{ src: string; ready: boolean }>();
  const current = state?.src === src ? state : undefined;
  const failed = current?.ready === false;
  return (
    <span
      className={cx(styles.avatar, styles[size], className)}
      data-hue={hueOf(name)}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <span className={styles.face} aria-hidden="true">
        {!current?.ready && <span>{initialsOf(name)}</span>}
        {src && !failed && (
          <img
            className={cx(styles.image, current?.ready && styles.ready)}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            onLoad={() => setState({ src, ready: true })}
            onError={() => setState({ src, ready: false })}
          />
        )}
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
