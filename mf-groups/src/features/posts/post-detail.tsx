import { useSession } from '@estela/api';
import { useGetGroupQuery, useGetPostQuery } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { PageSkeleton } from '@estela/runtime';
import { UnsentText } from '@estela/runtime/comments';
import { EntityLoader } from '@estela/runtime/entity';
import { Page } from '@estela/ui';
import type { ReactNode } from 'react';
import { useLiveGroup } from '../../components/use-live-group.ts';
import { draftOf } from './post-draft.ts';
import { PostView } from './post-view.tsx';

export interface PostDetailProps {
  groupId: string;
  postId: string;
  /** The edit dialog. */
  dialog: (group: Group, post: Post) => ReactNode;
}

/** A post with all that is said about it. Who may read it no longer is told, and keeps what was typed. */
export function PostDetail({ groupId, postId, dialog }: PostDetailProps) {
  const { t } = useTranslation('groups');
  const { user } = useSession();
  const group = useGetGroupQuery(groupId);
  const post = useGetPostQuery({ id: groupId, postId }, { refetchOnMountOrArgChange: true });
  useLiveGroup(groupId, { postId });
  // Whose group is gone has no post in it either.
  const query = { ...post, error: post.error ?? group.error };
  const loader = (
    <EntityLoader
      query={query}
      backTo={group.currentData ? paths.group(groupId, { tab: 'posts' }) : paths.groups()}
      headingLevel={1}
      texts={{
        missing: t('post.notFound'),
        missingHint: t('post.notFoundText'),
        back: t(group.currentData ? 'post.backToGroup' : 'list.empty.seeAll'),
        failed: t('post.failed'),
      }}
    >
      {(shown) =>
        group.currentData && (
          <>
            <PostView group={group.currentData} post={shown} />
            {dialog(group.currentData, shown)}
          </>
        )
      }
    </EntityLoader>
  );
  if (query.error)
    return (
      <Page>
        {loader}
        <UnsentText draftKey={draftOf(user?._id, postId)} />
      </Page>
    );
  return post.currentData && group.currentData ? loader : <PageSkeleton />;
}
