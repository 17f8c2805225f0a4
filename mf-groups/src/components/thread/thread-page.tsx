import { useGetGroupQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { UnsentText, useDraftKey } from '@estela/kit/comments';
import { EntityLoader, type EntityQuery } from '@estela/kit/entity';
import { PageSkeleton } from '@estela/runtime';
import { Page } from '@estela/ui';
import type { ReactNode } from 'react';
import { useLiveGroup } from '../use-live-group.ts';

export interface ThreadPageProps<Item> {
  kind: 'topic' | 'post';
  groupId: string;
  /** Of the topic or post. */
  id: string;
  query: EntityQuery<Item>;
  children: (group: Group, item: Item) => ReactNode;
}

/** A topic or post with its comments. A viewer who may no longer read it sees why, and the text they had typed. */
export function ThreadPage<Item extends object>({
  kind,
  groupId,
  id,
  query,
  children,
}: ThreadPageProps<Item>) {
  const { t } = useTranslation('groups');
  const draftKey = useDraftKey(kind, id);
  const { currentData: group, error: groupError } = useGetGroupQuery(groupId);
  useLiveGroup(groupId, kind === 'topic' ? { topicId: id } : { postId: id });
  // In a deleted group there is nothing to read either.
  const error = query.error ?? groupError;
  const loader = (
    <EntityLoader
      query={{ ...query, error }}
      backTo={group ? paths.group(groupId, kind === 'post' ? { tab: 'posts' } : {}) : paths.groups()}
      headingLevel={1}
      texts={{
        missing: t(`${kind}.notFound`),
        missingHint: t(`${kind}.notFoundText`),
        back: t(group ? `${kind}.backToGroup` : 'list.empty.seeAll'),
        failed: t(`${kind}.failed`),
      }}
    >
      {(item) => group && children(group, item)}
    </EntityLoader>
  );
  if (error)
    return (
      <Page>
        {loader}
        <UnsentText draftKey={draftKey} />
      </Page>
    );
  return query.currentData && group ? loader : <PageSkeleton />;
}
