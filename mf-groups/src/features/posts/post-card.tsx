import { errorText, useSession } from '@estela/api';
import { useDeletePostMutation, useLikePostMutation, useUnlikePostMutation } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { EntityActions } from '@estela/runtime/entity';
import { LinkedCards, wordsBeside } from '@estela/runtime/linked-cards';
import { ReportButton } from '@estela/runtime/report';
import { Card, Identity, Inline, LikeButton, Stack, toast } from '@estela/ui';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { isMember } from '../../components/is-member.ts';
import { Markdown } from './markdown.tsx';
import styles from './posts.module.css';

export function PostCard({ group, post }: { group: Group; post: Post }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { user } = useSession();
  const [like] = useLikePostMutation();
  const [unlike] = useUnlikePostMutation();
  const [remove] = useDeletePostMutation();
  const { author, title, likes, likedByMe } = post;
  const place = { id: group._id, postId: post._id };
  const isOwn = user?._id === author._id && isMember(group);

  async function toggle() {
    const { error } = await (likedByMe ? unlike : like)(place);
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
  }

  return (
    <Card as="article">
      <Stack gap={12}>
        <h2 className={styles.title}>{title}</h2>
        <Identity
          name={author.name}
          src={author.profilePicture}
          title={<Link to={paths.dashboard(author.username)}>{author.name}</Link>}
          detail={
            <>
              <time dateTime={post.createdAt} title={format.dateTime(post.createdAt)}>
                {format.relative(post.createdAt)}
              </time>
              {post.edited && ` · ${t('post.edited')}`}
            </>
          }
        />
        <Markdown text={wordsBeside(post.content, location.origin)} />
        <LinkedCards text={post.content} />
        <Inline>
          <LikeButton name={title} liked={likedByMe} count={likes} onToggle={() => void toggle()} />
          <ReportButton kind="post" id={post._id} name={title} pilot={author} />
          {(isOwn || canModerateGroup(group)) && (
            <EntityActions
              editPath={isOwn ? paths.group(group._id, { tab: 'posts', post: post._id }) : undefined}
              deletion={{ name: title, text: t('post.deleteText'), remove: () => remove(place) }}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
