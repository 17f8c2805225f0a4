import { ListState, type ListStateProps, SkeletonList } from '@estela/ui';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import type { ShownComment } from './shown-comment.ts';

export interface CommentListProps extends Omit<ListStateProps<ShownComment>, 'children' | 'skeleton'> {
  /** Names the list. */
  label: string;
}

/** Comments in the order given, with the five faces of a list. */
export function CommentList({ label, ...list }: CommentListProps) {
  return (
    <ListState {...list} skeleton={<SkeletonList of="entry" count={2} />}>
      {(comments) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
        <ol role="list" aria-label={label} className={styles.list}>
          {comments.map((comment) => (
            <li key={comment._id}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </ol>
      )}
    </ListState>
  );
}
