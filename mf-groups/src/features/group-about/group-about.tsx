import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { mayInGroup } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { ReportButton } from '@estela/kit/report';
import { Link } from '@estela/runtime';
import { Identity, Inline, Section, Stack, Tag } from '@estela/ui';
import { DeleteGroup } from './delete-group.tsx';
import styles from './group-about.module.css';
import { GroupLog } from './group-log.tsx';
import { NotificationLevel } from './notification-level.tsx';

/** Who runs a group and its rules; for members their notifications and the log of moderation. */
export function GroupAbout({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { owner, membership } = group;
  const isMember = membership?.status === 'member';
  return (
    <Stack gap={32}>
      <Section title={t('detail.about')}>
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
      {group.rules !== '' && (
        <Section title={t('rules.title')}>
          <p className={styles.words}>{group.rules}</p>
        </Section>
      )}
      {isMember && <NotificationLevel group={group} />}
      {isMember && <GroupLog groupId={group._id} />}
      <Inline>
        <ReportButton kind="group" id={group._id} name={group.name} pilot={owner} labelled />
        {mayInGroup(membership, 'delete') && <DeleteGroup group={group} />}
      </Inline>
    </Stack>
  );
}
