import type { Group } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import styles from './group-figures.module.css';

/** The numbers of members, topics and posts of a group. */
export function GroupFigures({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { number } = useFormat();
  const figure = (key: 'members' | 'topics' | 'posts', count: number) =>
    t(`card.${key}`, { count, formatted: number(count) });
  return (
    <p className={styles.figures}>
      <span>{figure('members', group.memberCount)}</span>
      <span>{figure('topics', group.topicCount)}</span>
      <span>{figure('posts', group.postCount)}</span>
    </p>
  );
}
