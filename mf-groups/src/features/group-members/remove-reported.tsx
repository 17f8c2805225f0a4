import {
  postComments,
  topicComments,
  useDeletePostMutation,
  useDeleteTopicMutation,
  useRemoveGroupMemberMutation,
} from '@estela/api/groups';
import type { Group, GroupReport } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { DeleteEntityButton } from '@estela/kit/entity';
import { Button, toast } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { useState } from 'react';
import { useRestore } from '../../components/use-restore.ts';

const MemberActDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "group-member-act" */ './member-act-dialog.tsx')).MemberActDialog,
);

interface RemoveReportedProps {
  group: Group;
  item: GroupReport;
  onDone: () => void;
}

/** Removes what was reported by the usual call for it: content is deleted, a member is removed. */
export function RemoveReported(props: RemoveReportedProps) {
  return props.item.kind === 'user' ? <RemoveMember {...props} /> : <DeleteContent {...props} />;
}

function DeleteContent({ group, item, onDone }: RemoveReportedProps) {
  const { t } = useTranslation('groups');
  const [deleteTopic] = useDeleteTopicMutation();
  const [deletePost] = useDeletePostMutation();
  const [deleteComment] = topicComments.useDelete();
  const [deletePostComment] = postComments.useDelete();
  const undo = useRestore(group._id);
  const { kind, target, topic, post, title } = item;
  const { _id: id } = group;
  if (kind === 'user') return null;

  function remove() {
    if (kind === 'topic') return deleteTopic({ id, topicId: target });
    if (kind === 'post') return deletePost({ id, postId: target });
    if (post) return deletePostComment({ id, postId: post, commentId: target });
    return deleteComment({ id, topicId: topic ?? '', commentId: target });
  }
  return (
    <DeleteEntityButton
      label={t(`reports.remove.${kind}`)}
      name={title}
      text={t(`reports.removeText.${kind}`)}
      remove={remove}
      undo={undo(kind, target)}
      onDeleted={onDone}
    />
  );
}

function RemoveMember({ group, item, onDone }: RemoveReportedProps) {
  const { t } = useTranslation('groups');
  const [remove] = useRemoveGroupMemberMutation();
  const [isOpen, setOpen] = useState(false);
  const name = item.accused?.name ?? item.title;

  async function confirm() {
    await remove({ id: group._id, userId: item.target, was: 'member' }).unwrap();
    toast({ tone: 'success', text: t('members.done.remove', { name }) });
    onDone();
  }
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('members.act.remove')}
      </Button>
      <MemberActDialog
        act="remove"
        group={group}
        name={name}
        username={item.title}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={confirm}
      />
    </>
  );
}
