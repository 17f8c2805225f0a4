import { useListTopicsInfiniteQuery } from '@estela/api/groups';
import { useFormat, useTranslation } from '@estela/i18n';
import { useIsReturn } from '@estela/runtime/is-return';
import { streamState } from '@estela/runtime/stream';
import { Card, EmptyState, ListState, SkeletonList, Stack } from '@estela/ui';
import type { GroupTabProps } from '../features/group-detail/group-tab.ts';

export function TopicsTab({ group }: GroupTabProps) {
  const { t } = useTranslation('groups');
  const { relative } = useFormat();
  const isReturn = useIsReturn();
  const query = useListTopicsInfiniteQuery(
    { id: group._id },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  return (
    <ListState
      {...streamState(query, t)}
      errorTitle={t('topics.failed')}
      skeleton={<SkeletonList of="row" />}
      empty={<EmptyState illustration="people" title={t('topics.empty')} />}
    >
      {(topics) => (
        <Stack gap={12}>
          {topics.map((topic) => (
            <Card as="article" key={topic._id}>
              <h2>{topic.title}</h2>
              <p>{`${topic.author.name} · ${relative(topic.lastActivity)}`}</p>
            </Card>
          ))}
        </Stack>
      )}
    </ListState>
  );
}
