import { useGetPostQuery } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import type { ReactNode } from 'react';
import { ThreadPage } from '../../components/thread/thread-page.tsx';
import { PostView } from './post-view.tsx';

export interface PostDetailProps {
  groupId: string;
  postId: string;
  /** The edit dialog. */
  dialog: (group: Group, post: Post) => ReactNode;
}

/** A post with its comments. */
export function PostDetail({ groupId, postId, dialog }: PostDetailProps) {
  const query = useGetPostQuery({ id: groupId, postId }, { refetchOnMountOrArgChange: true });
  return (
    <ThreadPage kind="post" groupId={groupId} id={postId} query={query}>
      {(group, post) => (
        <>
          <PostView group={group} post={post} />
          {dialog(group, post)}
        </>
      )}
    </ThreadPage>
  );
}
