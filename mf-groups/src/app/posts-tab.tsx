import { useListPostsInfiniteQuery } from '@estela/api/groups';
import { useFormat, useTranslation } from '@estela/i18n';
import { useIsReturn } from '@estela/runtime/is-return';
import { streamState } from '@estela/runtime/stream';
import { Card, EmptyState, ListState, SkeletonList, Stack } from '@estela/ui';
import type { GroupTabProps } from '../features/group-detail/group-tab.ts';

export function PostsTab({ group }: GroupTabProps) {
  const { t } = useTranslation('groups');
  const { relative } = useFormat();
  const isReturn = useIsReturn();
  const query = useListPostsInfiniteQuery(
    { id: group._id },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  return (
    <ListState
      {...streamState(query, t)}
      errorTitle={t('posts.failed')}
      skeleton={<SkeletonList of="note" />}
      empty={<EmptyState illustration="people" title={t('posts.empty')} />}
    >
      {(posts) => (
        <Stack gap={12}>
          {posts.map((post) => (
            <Card as="article" key={post._id}>
              <h2>{post.title}</h2>
              <p>{`${post.author.name} · ${relative(post.createdAt)}`}</p>
            </Card>
          ))}
        </Stack>
      )}
    </ListState>
  );
}
