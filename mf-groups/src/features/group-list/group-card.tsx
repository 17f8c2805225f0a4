import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, Cover, MediaCard, Tag } from '@estela/ui';
import { Lock } from 'lucide-react';
import { GroupFigures } from '../../components/group-figures.tsx';
import { MembershipBadge } from '../../components/membership-badge.tsx';
import { MembershipButton } from '../../components/membership-button.tsx';
import styles from './group-card.module.css';

export function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { membership, waiting = 0, reported = 0 } = group;
  const isOpen = !membership || membership.status === 'invited';
  return (
    <MediaCard
      headingLevel={2}
      className={styles.card}
      media={<Cover src={group.image} seed={group._id} />}
      badges={
        group.private && (
          <Badge tone="overlay" icon={<Lock />}>
            {t('card.private')}
          </Badge>
        )
      }
      eyebrow={
        membership && (
          <span className={styles.badges}>
            <MembershipBadge membership={membership} />
            {waiting > 0 && <Badge tone="warning">{t('card.waiting', { count: waiting })}</Badge>}
            {reported > 0 && <Badge tone="warning">{t('card.reported', { count: reported })}</Badge>}
          </span>
        )
      }
      title={
        <Link to={paths.group(group._id)} state={fromList}>
          {group.name}
        </Link>
      }
      footer={isOpen && <MembershipButton group={group} size="sm" />}
    >
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
      <GroupFigures group={group} />
    </MediaCard>
  );
}
