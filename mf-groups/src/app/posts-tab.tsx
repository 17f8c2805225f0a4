import { text, useQueryState } from '@estela/runtime/query-state';
import type { GroupTabProps } from '../features/group-detail/group-tab.ts';
import { PostList } from '../features/posts/post-list.tsx';
import { PostFormDialog } from './post-form-dialog.tsx';

/** `new`, or the id of the post to edit. */
const tabParams = { post: text() };

export function PostsTab({ group }: GroupTabProps) {
  const { query, change } = useQueryState(tabParams);
  return (
    <PostList
      group={group}
      onWrite={() => change({ post: 'new' })}
      form={(posts) => {
        const post = posts.find(({ _id }) => _id === query.post);
        return (
          <PostFormDialog
            key={post?._id}
            group={group}
            post={post}
            open={query.post === 'new' || post !== undefined}
            onOpenChange={() => change({ post: '' }, { replace: true })}
          />
        );
      }}
    />
  );
}
