import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';
import styles from './identity.module.css';

export interface IdentityProps {
  /** The plain name, for the avatar. */
  name: string;
  src?: string | null | undefined;
  size?: AvatarProps['size'];
  badge?: ReactNode;
  /** The name as shown; pass a link to lead to the person. Default: `name`. */
  title?: ReactNode;
  /** The line below: a user name, a date. */
  detail?: ReactNode;
  /** At the far end: a button, a badge. */
  action?: ReactNode;
  /** Puts the face into a link. The name is the same link, which is enough for the keyboard and read aloud. */
  face?: (avatar: ReactNode) => ReactNode;
  className?: string;
}

/** Someone in one row: face, name, detail and what one can do. */
export function Identity(props: IdentityProps) {
  const { name, src, size, badge, title = name, detail, action, face, className } = props;
  const avatar = <Avatar name={name} src={src} size={size} badge={badge} />;
  return (
    <div className={cx(styles.identity, className)}>
      {face ? face(avatar) : avatar}
      <div className={styles.words}>
        <div className={styles.name}>{title}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
