import { useGetGroupQuery } from '@estela/api/groups';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { PageHead, PageSkeleton } from '@estela/runtime';
import { EmptyState, Page } from '@estela/ui';
import { GroupLoader } from '../components/group-loader.tsx';
import { isMember } from '../components/is-member.ts';
import { MembershipButton } from '../components/membership-button.tsx';
import { useOpenForm } from '../components/use-open-form.ts';
import { FlyDayFormPage } from './fly-day-form.ts';

/** The form that plans a fly-day, for members; others are asked to join first. */
export function NewFlyDayPage({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups');
  const group = useGetGroupQuery(groupId);
  const isOpen = useOpenForm(true, group.currentData !== undefined && isMember(group.currentData));
  if (isOpen) return <FlyDayFormPage groupId={groupId} />;
  if (!group.currentData && !group.error) return <PageSkeleton />;
  return (
    <Page>
      <PageHead title={t('flyDays.form.newTitle')} />
      <GroupLoader query={group}>
        {(loaded) => (
          <>
            <BackLink to={paths.group(groupId, { tab: 'fly-days' })}>{loaded.name}</BackLink>
            <EmptyState
              illustration="people"
              headingLevel={1}
              title={t('flyDays.form.newTitle')}
              text={t('flyDays.joinToPlan')}
              action={<MembershipButton group={loaded} />}
            />
          </>
        )}
      </GroupLoader>
    </Page>
  );
}
