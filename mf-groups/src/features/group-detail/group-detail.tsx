import { useGetGroupQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { PageSkeleton } from '@estela/runtime';
import { EntityLoader } from '@estela/runtime/entity';
import { Page } from '@estela/ui';
import type { ReactNode } from 'react';
import { useLiveGroup } from '../../components/use-live-group.ts';
import type { GroupTabs } from './group-tab.ts';
import { GroupView } from './group-view.tsx';

export interface GroupDetailProps {
  id: string;
  tabs: GroupTabs;
  onEdit: () => void;
  /** The form in the page's place, which another feature draws; nothing while it is closed. */
  form: (group: Group) => ReactNode;
}

export function GroupDetail({ id, tabs, onEdit, form }: GroupDetailProps) {
  const { t } = useTranslation('groups');
  const query = useGetGroupQuery(id);
  useLiveGroup(id);
  const loader = (
    <EntityLoader
      query={query}
      backTo={paths.groups()}
      headingLevel={1}
      texts={{
        missing: t('detail.notFound'),
        missingHint: t('detail.notFoundText'),
        back: t('list.empty.seeAll'),
        failed: t('detail.failed'),
      }}
    >
      {(group) => form(group) || <GroupView group={group} tabs={tabs} onEdit={onEdit} />}
    </EntityLoader>
  );
  if (query.error) return <Page>{loader}</Page>;
  return query.currentData ? loader : <PageSkeleton />;
}
