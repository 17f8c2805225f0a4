import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link, PageHead } from '@estela/runtime';
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
import { MembershipButton } from '../../components/membership-button.tsx';
import { runsGroup } from '../../components/runs-group.ts';
import { StandingBadge } from '../../components/standing-badge.tsx';
import { DeleteGroup } from './delete-group.tsx';
import styles from './group-view.module.css';

export interface GroupViewProps {
  group: Group;
  onEdit: () => void;
}

export function GroupView({ group, onEdit }: GroupViewProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { membership, owner } = group;
  const isRunning = runsGroup(group);
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
            {isRunning && (
              <Button icon={<Pencil />} onClick={onEdit}>
                {t('detail.edit')}
              </Button>
            )}
          </>
        }
      />
      <Inline>
        <Badge icon={group.private && <Lock />}>{t(group.private ? 'card.private' : 'card.public')}</Badge>
        <StandingBadge membership={membership} />
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
      {isRunning && <DeleteGroup group={group} />}
    </Page>
  );
}
