import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Card, Stack } from '@estela/ui';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';
import styles from './posts.module.css';

export function PostCard({ group, post }: { group: Group; post: Post }) {
  return (
    <Card as="article">
      <Stack gap={12}>
        <h2 className={styles.title}>
          <Link to={paths.post(group._id, post._id)} state={fromList}>
            {post.title}
          </Link>
        </h2>
        <PostBody post={post} />
        <PostActions
          group={group}
          post={post}
          editPath={paths.group(group._id, { tab: 'posts', post: post._id })}
        />
      </Stack>
    </Card>
  );
}
