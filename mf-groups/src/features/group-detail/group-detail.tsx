import { errorOf, errorText } from '@estela/api';
import { useGetGroupQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, Page, SkeletonList, useDelayed } from '@estela/ui';
import type { ReactNode } from 'react';
import { GroupView } from './group-view.tsx';

export interface GroupDetailProps {
  id: string;
  onEdit: () => void;
  /** The edit dialog, which another feature draws. */
  dialog: (group: Group) => ReactNode;
}

export function GroupDetail({ id, onEdit, dialog }: GroupDetailProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const { currentData: group, error, isFetching, refetch } = useGetGroupQuery(id);
  const isSlow = useDelayed(isFetching && !group);

  if (group)
    return (
      <>
        <GroupView group={group} onEdit={onEdit} />
        {dialog(group)}
      </>
    );
  if (errorOf(error)?.code === 'NOT_FOUND' || errorOf(error)?.code === 'VALIDATION')
    return (
      <Page>
        <EmptyState
          illustration="lost"
          headingLevel={1}
          title={t('detail.notFound')}
          text={t('detail.notFoundText')}
          action={
            <Button as={Link} to={paths.groups()}>
              {t('list.empty.seeAll')}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page>
      {error ? (
        <ErrorState
          title={t('detail.failed')}
          text={errorText(error, common)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        isSlow && <SkeletonList of="line" count={8} />
      )}
    </Page>
  );
}
