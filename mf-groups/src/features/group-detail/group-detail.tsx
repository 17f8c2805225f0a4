import { errorOf, errorText } from '@estela/api';
import { useGetGroupQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, PageSkeleton } from '@estela/runtime';
import { Button, EmptyState, ErrorState, Page } from '@estela/ui';
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
  if (!error) return <PageSkeleton />;
  return (
    <Page>
      <ErrorState
        title={t('detail.failed')}
        text={errorText(error, common)}
        onRetry={refetch}
        retrying={isFetching}
      />
    </Page>
  );
}
