import type { Group } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import styles from './group-figures.module.css';

/** How many are in a group, and how much has been said in it. */
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
