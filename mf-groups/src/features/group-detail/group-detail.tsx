import { useGetGroupQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { PageSkeleton } from '@estela/runtime';
import { Page } from '@estela/ui';
import type { ReactNode } from 'react';
import { GroupLoader } from '../../components/group-loader.tsx';
import { useLiveGroup } from '../../components/use-live-group.ts';
import type { GroupTabs } from './group-tab.ts';
import { GroupView } from './group-view.tsx';

export interface GroupDetailProps {
  id: string;
  tabs: GroupTabs;
  onEdit: () => void;
  /** The form that replaces the page, rendered by another feature; null while it is closed. */
  form: (group: Group) => ReactNode;
}

export function GroupDetail({ id, tabs, onEdit, form }: GroupDetailProps) {
  const query = useGetGroupQuery(id);
  useLiveGroup(id);
  const loader = (
    <GroupLoader query={query}>
      {(group) => form(group) || <GroupView group={group} tabs={tabs} onEdit={onEdit} />}
    </GroupLoader>
  );
  if (query.error) return <Page>{loader}</Page>;
  return query.currentData ? loader : <PageSkeleton />;
}
