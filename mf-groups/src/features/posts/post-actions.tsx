import { errorText, useSession } from '@estela/api';
import { useDeletePostMutation, useLikePostMutation, useUnlikePostMutation } from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { EntityActions } from '@estela/kit/entity';
import { ReportButton } from '@estela/kit/report';
import { Link } from '@estela/runtime';
import { Button, Inline, LikeButton, toast } from '@estela/ui';
import { MessageCircle } from 'lucide-react';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { isMember } from '../../components/is-member.ts';
import { useRestore } from '../../components/use-restore.ts';

interface PostActionsProps {
  group: Group;
  post: Post;
  /** Opens the form in place of the post. */
  editPath: string;
  onDeleted?: () => void;
}

/** The actions on a post, and its number of comments. */
export function PostActions({ group, post, editPath, onDeleted }: PostActionsProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const { user } = useSession();
  const [like] = useLikePostMutation();
  const [unlike] = useUnlikePostMutation();
  const [remove] = useDeletePostMutation();
  const undo = useRestore(group._id);
  const { author, title, comments, likes, likedByMe } = post;
  const place = { id: group._id, postId: post._id };
  const isOwn = user?._id === author._id && isMember(group);

  async function toggle() {
    const { error } = await (likedByMe ? unlike : like)(place);
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
  }

  return (
    <Inline>
      <LikeButton name={title} liked={likedByMe} count={likes} onToggle={() => void toggle()} />
      <Button
        as={Link}
        to={`${paths.post(group._id, post._id)}#comments`}
        variant="ghost"
        size="sm"
        icon={<MessageCircle aria-hidden="true" />}
        aria-label={t('post.comments', { count: comments, title })}
      >
        {number(comments, { notation: 'compact', maximumFractionDigits: 1 })}
      </Button>
      <ReportButton kind="post" id={post._id} name={title} group={group._id} pilot={author} />
      {(isOwn || canModerateGroup(group)) && (
        <EntityActions
          editPath={isOwn ? editPath : undefined}
          deletion={{
            name: title,
            text: t('post.deleteText'),
            remove: () => remove(place),
            undo: undo('post', post._id),
            ...(onDeleted && { onDeleted }),
          }}
        />
      )}
    </Inline>
  );
}
