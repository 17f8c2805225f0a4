import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { Link, PageHead } from '@estela/runtime';
import { Badge, Button, Cover, Inline, Notice, Page, PageHeader } from '@estela/ui';
import { Lock, Pencil } from 'lucide-react';
import { canManageGroup } from '../../components/can-manage-group.ts';
import { GroupFigures } from '../../components/group-figures.tsx';
import { MembershipBadge } from '../../components/membership-badge.tsx';
import { MembershipButton } from '../../components/membership-button.tsx';
import { ShareControl } from '../../components/share-control.tsx';
import { GroupPageTabs } from './group-page-tabs.tsx';
import type { GroupTabs } from './group-tab.ts';
import styles from './group-view.module.css';
import { GroupWords } from './group-words.tsx';

export interface GroupViewProps {
  group: Group;
  tabs: GroupTabs;
  onEdit: () => void;
}

export function GroupView({ group, tabs, onEdit }: GroupViewProps) {
  const { t } = useTranslation('groups');
  const { membership, reported = 0 } = group;
  const isOutside = group.private && membership?.status !== 'member';
  return (
    <Page>
      <PageHead title={group.name} />
      <div className={styles.head}>
        <BackLink to={paths.groups()}>{t('detail.back')}</BackLink>
        {group.image && (
          <Cover src={group.image} seed={group._id} ratio="21/9" eager className={styles.cover} />
        )}
        <PageHeader
          title={group.name}
          eyebrow={
            <Inline as="span">
              <Badge icon={group.private && <Lock />}>
                {t(group.private ? 'card.private' : 'card.public')}
              </Badge>
              <MembershipBadge membership={membership} />
            </Inline>
          }
          actions={
            <>
              <MembershipButton group={group} />
              <ShareControl group={group} title={group.name} path={paths.group(group._id)} />
              {canManageGroup(group) && (
                <Button icon={<Pencil />} onClick={onEdit}>
                  {t('detail.edit')}
                </Button>
              )}
            </>
          }
        />
        <GroupWords text={group.description} />
        {/* Members see it on the tabs. */}
        {isOutside && <GroupFigures group={group} />}
      </div>
      {reported > 0 && (
        <Notice tone="warning">
          <Link to={paths.group(group._id, { tab: 'members' })}>
            {t('detail.reported', { count: reported })}
          </Link>
        </Notice>
      )}
      {isOutside && <Notice>{t('detail.membersOnly')}</Notice>}
      <GroupPageTabs group={group} tabs={tabs} isOutside={isOutside} />
    </Page>
  );
}
