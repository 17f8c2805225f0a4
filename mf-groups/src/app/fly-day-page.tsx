import { useSession } from '@estela/api';
import { useGetFlyDayQuery, useGetGroupQuery } from '@estela/api/groups';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { PageSkeleton, useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { Page } from '@estela/ui';
import { canChangeFlyDay } from '../components/fly-days/can-change-fly-day.ts';
import { useOpenForm } from '../components/use-open-form.ts';
import { FlyDayView } from '../features/fly-day-detail/fly-day-view.tsx';
import { FlyDayFormPage } from './fly-day-form.ts';
import { NewFlyDayPage } from './new-fly-day-page.tsx';

const pageParams = { edit: flag };

/** A fly-day of a group, or the form that creates or edits one. */
export function FlyDayPage() {
  const { id = '', flyDayId = '' } = useParams();
  return flyDayId === 'new' ? (
    <NewFlyDayPage groupId={id} />
  ) : (
    <OneFlyDayPage key={flyDayId} id={id} flyDayId={flyDayId} />
  );
}

function OneFlyDayPage({ id, flyDayId }: { id: string; flyDayId: string }) {
  const { t } = useTranslation('groups');
  const { user } = useSession();
  const { query } = useQueryState(pageParams);
  const group = useGetGroupQuery(id);
  const day = useGetFlyDayQuery({ id, flyDayId });
  const { currentData: itsGroup } = group;
  const failed = day.error ? day : group;
  const both = {
    currentData: day.currentData && itsGroup && { day: day.currentData, group: itsGroup },
    error: failed.error,
    isFetching: failed.isFetching,
    refetch: failed.refetch,
  };
  const canChange =
    both.currentData !== undefined &&
    canChangeFlyDay(both.currentData.day, both.currentData.group, user?._id);
  const isForm = useOpenForm(query.edit, canChange && !both.currentData?.day.over);
  if (!both.currentData && !both.error) return <PageSkeleton />;
  const loader = (
    <EntityLoader
      query={both}
      backTo={paths.group(id, { tab: 'fly-days' })}
      headingLevel={1}
      texts={{
        missing: t('flyDays.form.missing'),
        missingHint: t('flyDays.form.missingHint'),
        back: t('flyDays.form.back'),
        failed: t('flyDays.form.failed'),
      }}
    >
      {(loaded) =>
        isForm ? (
          <FlyDayFormPage groupId={id} day={loaded.day} />
        ) : (
          <FlyDayView {...loaded} canChange={canChange} />
        )
      }
    </EntityLoader>
  );
  return both.currentData ? loader : <Page>{loader}</Page>;
}
