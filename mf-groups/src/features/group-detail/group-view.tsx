import { useDeleteGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link, PageHead, useNavigate } from '@estela/runtime';
import { DeleteEntityButton } from '@estela/runtime/entity';
import {
  Badge,
  Button,
  Identity,
  Inline,
  Notice,
  Page,
  PageHeader,
  Section,
  Stat,
  StatGroup,
  Tag,
} from '@estela/ui';
import { Lock, Pencil } from 'lucide-react';
import { canManageGroup } from '../../components/can-manage-group.ts';
import { MembershipBadge } from '../../components/membership-badge.tsx';
import { MembershipButton } from '../../components/membership-button.tsx';
import styles from './group-view.module.css';

export interface GroupViewProps {
  group: Group;
  onEdit: () => void;
}

export function GroupView({ group, onEdit }: GroupViewProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { membership, owner } = group;
  const canManage = canManageGroup(group);
  const [deleteGroup] = useDeleteGroupMutation();
  const navigate = useNavigate();
  const isOutside = group.private && membership?.status !== 'member';
  return (
    <Page>
      <PageHead title={group.name} />
      <PageHeader
        title={group.name}
        eyebrow={<Link to={paths.groups()}>{t('detail.back')}</Link>}
        actions={
          <>
            <MembershipButton group={group} />
            {canManage && (
              <Button icon={<Pencil />} onClick={onEdit}>
                {t('detail.edit')}
              </Button>
            )}
          </>
        }
      />
      <Inline>
        <Badge icon={group.private && <Lock />}>{t(group.private ? 'card.private' : 'card.public')}</Badge>
        <MembershipBadge membership={membership} />
      </Inline>
      <StatGroup className={styles.figures}>
        <Stat label={t('detail.figures.members')} value={format.number(group.memberCount)} />
        <Stat label={t('detail.figures.topics')} value={format.number(group.topicCount)} />
        <Stat label={t('detail.figures.posts')} value={format.number(group.postCount)} />
      </StatGroup>
      {isOutside && <Notice>{t('detail.membersOnly')}</Notice>}
      <Section title={t('detail.about')}>
        <p className={styles.description}>{group.description}</p>
        <Identity
          name={owner.name}
          src={owner.profilePicture}
          title={<Link to={paths.dashboard(owner.username)}>{owner.name}</Link>}
          detail={t('detail.owner')}
        />
        <p className={styles.created}>
          {t('detail.created')} <time dateTime={group.createdAt}>{format.date(group.createdAt)}</time>
        </p>
        {group.tags.length > 0 && (
          <Inline gap={4}>
            {group.tags.map((tag) => (
              <Tag key={tag} as={Link} to={paths.groups({ tag })}>
                {tag}
              </Tag>
            ))}
          </Inline>
        )}
      </Section>
      {canManage && (
        <div className={styles.danger}>
          <DeleteEntityButton
            label={t('detail.delete')}
            name={group.name}
            text={t('detail.deleteText')}
            remove={() => deleteGroup(group._id)}
            onDeleted={() => navigate(paths.groups())}
          />
        </div>
      )}
    </Page>
  );
}
