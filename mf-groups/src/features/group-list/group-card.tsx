import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Badge, Card, Tag } from '@estela/ui';
import { Lock } from 'lucide-react';
import { MembershipBadge } from '../../components/membership-badge.tsx';
import { MembershipButton } from '../../components/membership-button.tsx';
import styles from './group-card.module.css';

export function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { number } = useFormat();
  const figure = (key: 'members' | 'topics' | 'posts', count: number) =>
    t(`card.${key}`, { count, formatted: number(count) });
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.badges}>
        {group.private && <Badge icon={<Lock />}>{t('card.private')}</Badge>}
        <MembershipBadge membership={group.membership} />
      </div>
      <h2 className={styles.name}>
        <Link to={paths.group(group._id)}>{group.name}</Link>
      </h2>
      <p className={styles.description}>{group.description}</p>
      {group.tags.length > 0 && (
        <p className={styles.tags}>
          {group.tags.map((tag) => (
            <Tag key={tag} as={Link} to={paths.groups({ tag })}>
              {tag}
            </Tag>
          ))}
        </p>
      )}
      <footer className={styles.footer}>
        <p className={styles.figures}>
          <span>{figure('members', group.memberCount)}</span>
          <span>{figure('topics', group.topicCount)}</span>
        </p>
        {!group.membership && <MembershipButton group={group} size="sm" />}
      </footer>
    </Card>
  );
}
