import type { Topic } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Avatar, Badge, cx } from '@estela/ui';
import { Lock, Pin } from 'lucide-react';
import { MuteTopicButton } from '../../components/mute-topic-button.tsx';
import styles from './topics.module.css';

interface TopicRowProps {
  topic: Topic;
  /** For members. */
  canMute: boolean;
}

/** A topic in the list: title, author, number of comments and how many are new. */
export function TopicRow({ topic, canMute }: TopicRowProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { author, unread } = topic;
  return (
    <article className={cx(styles.row, unread > 0 && styles.unread)}>
      <Avatar name={author.name} src={author.profilePicture} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={paths.topic(topic.group, topic._id)} state={fromList}>
            {topic.title}
          </Link>
        </h2>
        <p className={styles.facts}>
          {topic.pinned && (
            <Badge tone="info" icon={<Pin aria-hidden="true" />}>
              {t('topic.pinned')}
            </Badge>
          )}
          {topic.locked && <Badge icon={<Lock aria-hidden="true" />}>{t('topic.locked')}</Badge>}
          <span>{author.name}</span>
          <span>
            {t('topic.comments', { count: topic.postCount, formatted: format.number(topic.postCount) })}
          </span>
          <time dateTime={topic.lastActivity} title={format.dateTime(topic.lastActivity)}>
            {format.relative(topic.lastActivity)}
          </time>
        </p>
      </div>
      {unread > 0 && (
        <Badge tone="signal">
          {t(unread < limits.unread ? 'topic.unread' : 'topic.unreadMany', { count: unread })}
        </Badge>
      )}
      {canMute && (
        <div className={styles.beside}>
          <MuteTopicButton topic={topic} size="sm" />
        </div>
      )}
    </article>
  );
}
