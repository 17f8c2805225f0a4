import type { Notification } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Avatar } from '@estela/ui';
import { CalendarDays, Scale, ShieldCheck, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answers } from './answers.tsx';
import { leadsTo } from './leads-to.ts';
import styles from './notifications.module.css';
import type { Invitation } from './rules-dialog.tsx';
import { useSentence } from './use-sentence.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** Called when it is opened. */
  onRead: () => void;
  /** Called when a link in it was followed: the panel closes. */
  onLeave: () => void;
  /** Called before the row disappears: the focus needs another place. */
  onAnswered: () => void;
  onRules: (invitation: Invitation) => void;
}

/** For notifications without an actor. */
const signs: Partial<Record<Notification['type'], ReactNode>> = {
  flyDay: <CalendarDays aria-hidden="true" />,
  warranty: <ShieldCheck aria-hidden="true" />,
  reminder: <Wrench aria-hidden="true" />,
  moderation: <Scale aria-hidden="true" />,
};

export function NotificationRow({ notification, onRead, onLeave, ...answers }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { relative, dateTime } = useFormat();
  const sentence = useSentence(notification);
  const { actor, type, read, createdAt } = notification;
  const open = () => {
    onRead();
    onLeave();
  };
  return (
    <li className={styles.row} data-unread={!read}>
      {actor ? (
        <Avatar name={actor.name} src={actor.profilePicture} size="md" />
      ) : (
        <span className={styles.sign}>{signs[type]}</span>
      )}
      <div className={styles.words}>
        <Link to={leadsTo(notification)} className={styles.sentence} onClick={open}>
          {sentence}
          {!read && <span className="e-visually-hidden">{` ${t('unread')}`}</span>}
        </Link>
        <time dateTime={createdAt} title={dateTime(createdAt)} className={styles.when}>
          {relative(createdAt)}
        </time>
        <Answers notification={notification} {...answers} />
      </div>
      {!read && <span className={styles.mark} aria-hidden="true" />}
    </li>
  );
}
