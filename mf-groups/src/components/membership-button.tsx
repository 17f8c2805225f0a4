import { errorText } from '@estela/api';
import { useJoinGroupMutation, useLeaveGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { LazyConfirmDialog, lazyDialog } from '@estela/ui/lazy';
import { useEffect, useState } from 'react';
import { joinedText } from './joined-text.ts';

export interface MembershipButtonProps {
  group: Group;
  size?: 'sm' | 'md';
}

const JoinDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "group-join" */ './join-dialog.tsx')).JoinDialog,
);

/** Whether there are rules to read or questions to answer before joining. Invited pilots answer none. */
const asksFirst = ({ rules, questions, membership, ...group }: Group) =>
  rules !== '' || (group.private && questions.length > 0 && !membership);

/** Join, ask to join, accept or decline, withdraw the request or leave: whatever the viewer can do. */
export function MembershipButton({ group, size = 'md' }: MembershipButtonProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [join, { isLoading: isEntering }] = useJoinGroupMutation();
  const [leave, leaving] = useLeaveGroupMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [joining, setJoining] = useState<'asking' | 'invited'>();
  const { name, membership } = group;
  const isGone = joining === 'invited' && !membership;

  // A pilot who reads the rules to accept an invitation would otherwise send a request instead.
  useEffect(() => {
    if (!isGone) return;
    setJoining(undefined);
    toast({ tone: 'danger', text: t('membership.invitationGone') });
  }, [isGone, t]);

  const run = async <Answer,>(change: Promise<Answer>, done: string | ((answer: Answer) => string)) => {
    try {
      const answer = await change;
      toast({ tone: 'success', text: typeof done === 'string' ? done : done(answer) });
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
    }
    setIsAsking(false);
  };
  const asks = asksFirst(group);
  const enter = () => {
    if (asks) return setJoining(membership ? 'invited' : 'asking');
    const body = membership ? { accept: true } : {};
    void run(join({ id: group._id, body }).unwrap(), (answer) => t(joinedText(answer), { name }));
  };
  const joinDialog = (
    <JoinDialog
      // The same element with one button and with two, as it restores the focus when it closes.
      key="join"
      open={joining !== undefined && !isGone}
      onOpenChange={(open) => open || setJoining(undefined)}
      group={group}
    />
  );
  const variant = size === 'md' ? 'primary' : 'secondary';

  if (!membership) {
    const key = group.private ? 'request' : 'join';
    return (
      <>
        <Button
          size={size}
          variant={variant}
          busy={isEntering}
          aria-label={t(`membership.${key}Of`, { name })}
          aria-haspopup={asks ? 'dialog' : undefined}
          onClick={enter}
        >
          {t(`membership.${key}`)}
        </Button>
        {joinDialog}
      </>
    );
  }
  if (membership.role === 'owner' || membership.status === 'banned') return null;
  if (membership.status === 'invited')
    return (
      <>
        <Button
          size={size}
          variant={variant}
          busy={isEntering}
          aria-label={t('membership.acceptOf', { name })}
          aria-haspopup={asks ? 'dialog' : undefined}
          onClick={enter}
        >
          {t('membership.accept')}
        </Button>
        <Button
          size={size}
          busy={leaving.isLoading}
          aria-label={t('membership.declineOf', { name })}
          onClick={() => void run(leave(group._id).unwrap(), t('membership.declined'))}
        >
          {t('membership.decline')}
        </Button>
        {joinDialog}
      </>
    );
  if (membership.status === 'pending')
    return (
      <Button
        size={size}
        busy={leaving.isLoading}
        aria-label={t('membership.withdrawOf', { name })}
        onClick={() => void run(leave(group._id).unwrap(), t('membership.withdrawn'))}
      >
        {t('membership.withdraw')}
      </Button>
    );
  return (
    <>
      <Button size={size} onClick={() => setIsAsking(true)}>
        {t('membership.leave')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('membership.leaveTitle', { name })}
        text={t(group.private ? 'membership.leavePrivateText' : 'membership.leaveText')}
        confirmLabel={t('membership.leave')}
        busy={leaving.isLoading}
        onConfirm={() => void run(leave(group._id).unwrap(), t('membership.left', { name }))}
      />
    </>
  );
}
