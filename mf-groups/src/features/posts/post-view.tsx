import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { BackLink, useLeaveForList } from '@estela/kit/entity';
import { PageHead } from '@estela/runtime';
import { Page, PageHeader, Stack } from '@estela/ui';
import { ShareControl } from '../../components/share-control.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';
import { PostTalk } from './post-talk.tsx';

export function PostView({ group, post }: { group: Group; post: Post }) {
  const list = paths.group(group._id, { tab: 'posts' });
  const leave = useLeaveForList(list);
  return (
    <Page>
      <PageHead title={post.title} />
      <BackLink to={list}>{group.name}</BackLink>
      <PageHeader
        title={post.title}
        actions={<ShareControl group={group} title={post.title} path={paths.post(group._id, post._id)} />}
      />
      <Stack>
        <PostBody post={post} />
        <PostActions
          group={group}
          post={post}
          editPath={paths.post(group._id, post._id, { edit: true })}
          onDeleted={leave}
        />
        <PostTalk group={group} post={post} />
      </Stack>
    </Page>
  );
}
