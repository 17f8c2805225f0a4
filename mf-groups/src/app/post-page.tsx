import { useParams } from '@estela/runtime';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { PostDetail } from '../features/posts/post-detail.tsx';
import { PostFormDialog } from './post-form-dialog.tsx';

const pageParams = { edit: flag };

export function PostPage() {
  const { groupId = '', postId = '' } = useParams();
  const { query, change } = useQueryState(pageParams);
  return (
    <PostDetail
      key={postId}
      groupId={groupId}
      postId={postId}
      dialog={(group, post) => (
        <PostFormDialog
          group={group}
          post={post}
          open={query.edit}
          onOpenChange={() => change({ edit: false }, { replace: true })}
        />
      )}
    />
  );
}
