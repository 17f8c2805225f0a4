import { useListPostsInfiniteQuery } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { Button, EmptyState, isReadable, ListState, RowBoundary, SkeletonList, Stack } from '@estela/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMember } from '../../components/is-member.ts';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';

interface PostListProps {
  group: Group;
  onWrite: () => void;
  /** Renders the form, given the posts that can be edited in it. */
  form: (posts: readonly Post[]) => ReactNode;
}

/** The posts of the group, newest first. */
export function PostList({ group, onWrite, form }: PostListProps) {
  const { t } = useTranslation('groups');
  const isReturn = useIsReturn();
  const query = useListPostsInfiniteQuery({ id: group._id }, { refetchOnMountOrArgChange: !isReturn });
  const mayWrite = isMember(group);
  const write = mayWrite && (
    <Button variant="primary" icon={<PenLine aria-hidden="true" />} onClick={onWrite}>
      {t('posts.write')}
    </Button>
  );
  const list = streamState(query, t);
  return (
    <>
      {write && list.items && list.items.length > 0 && <div className={styles.tools}>{write}</div>}
      <ListState
        {...list}
        errorTitle={t('posts.failed')}
        skeleton={<SkeletonList of="note" />}
        empty={
          <EmptyState
            illustration="people"
            title={t('posts.empty')}
            text={t(mayWrite ? 'posts.emptyText' : 'posts.emptyOutside')}
            action={write}
          />
        }
      >
        {(posts) => (
          <Stack gap={12}>
            {posts.map((post) => (
              <RowBoundary key={post._id} as="article" readable={isReadable(post._id)}>
                <PostCard group={group} post={post} />
              </RowBoundary>
            ))}
          </Stack>
        )}
      </ListState>
      {list.items && form(list.items)}
    </>
  );
}
