import { skipToken, useSession } from '@estela/api';
import { useGetFlyDayQuery, useGetGroupQuery } from '@estela/api/groups';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { lazyPage, PageSkeleton, useParams } from '@estela/runtime';
import { EntityLoader } from '@estela/runtime/entity';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { Page } from '@estela/ui';
import { canChangeFlyDay } from '../components/fly-days/can-change-fly-day.ts';
import { FlyDayView } from '../features/fly-day-detail/fly-day-view.tsx';

const FlyDayFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "fly-day-form" */ '../features/fly-day-form/fly-day-form-page.tsx'))
      .FlyDayFormPage,
);

const pageParams = { edit: flag };

/** A fly-day of a group, or in its place the form that makes or changes one. */
export function FlyDayPage() {
  const { id = '', flyDayId = '' } = useParams();
  const { t } = useTranslation('groups');
  const { user } = useSession();
  const isNew = flyDayId === 'new';
  const { query, change } = useQueryState(pageParams);
  const group = useGetGroupQuery(id);
  const day = useGetFlyDayQuery(isNew ? skipToken : { id, flyDayId });
  if (isNew) return <FlyDayFormPage groupId={id} />;
  const { currentData: itsGroup } = group;
  const failed = day.error ? day : group;
  const both = {
    currentData: day.currentData && itsGroup && { day: day.currentData, group: itsGroup },
    error: failed.error,
    isFetching: failed.isFetching,
    refetch: failed.refetch,
  };
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
      {(loaded) => {
        const canChange = canChangeFlyDay(loaded.day, loaded.group, user?._id);
        return query.edit && canChange && !loaded.day.over ? (
          <FlyDayFormPage groupId={id} day={loaded.day} />
        ) : (
          <FlyDayView {...loaded} canChange={canChange} onEdit={() => change({ edit: true })} />
        );
      }}
    </EntityLoader>
  );
  return both.currentData ? loader : <Page>{loader}</Page>;
}
