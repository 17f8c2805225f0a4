import { postComments } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { BackLink, useLeaveForList } from '@estela/kit/entity';
import { usePilotId } from '@estela/kit/pilot-id';
import { PageHead } from '@estela/runtime';
import { Page, PageHeader, Stack } from '@estela/ui';
import { isMember } from '../../components/is-member.ts';
import { ShareControl } from '../../components/share-control.tsx';
import { GroupThread } from '../../components/thread/group-thread.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';

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
        <PostThread group={group} post={post} />
      </Stack>
    </Page>
  );
}

function PostThread({ group, post }: { group: Group; post: Post }) {
  // Only members are notified: the author, and pilots who commented.
  const notified = usePilotId() === post.author._id ? 'always' : 'afterOwnComment';
  return (
    <GroupThread
      group={group}
      calls={postComments}
      of={{ id: group._id, postId: post._id }}
      isOff={!isMember(group)}
      notified={isMember(group) ? notified : 'never'}
    />
  );
}
