import { errorText } from '@estela/api';
import { useRemoveGroupMemberMutation, useUpdateGroupMemberMutation } from '@estela/api/groups';
import type { Membership } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import type { MemberAct } from './member-acts.ts';

/** The calls for a member's actions. Each sends the state that the caller saw, so that a late one shows an error. */
export function useMemberCalls(groupId: string, { user, status: was }: Membership) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [update] = useUpdateGroupMemberMutation();
  const [remove] = useRemoveGroupMemberMutation();
  const one = { id: groupId, userId: user._id };

  function call(act: MemberAct | 'approve' | 'reject' | 'withdraw') {
    switch (act) {
      case 'approve':
        return update({ ...one, body: { status: 'member', was } }).unwrap();
      case 'ban':
        return update({ ...one, body: { status: 'banned', was } }).unwrap();
      case 'handOver':
        return update({ ...one, body: { role: 'owner', was } }).unwrap();
      case 'make.admin':
        return update({ ...one, body: { role: 'admin', was } }).unwrap();
      case 'make.moderator':
        return update({ ...one, body: { role: 'moderator', was } }).unwrap();
      case 'make.member':
        return update({ ...one, body: { role: 'member', was } }).unwrap();
      default:
        return remove({ ...one, was }).unwrap();
    }
  }

  /** Rejects with the server's error. */
  async function run(act: MemberAct | 'approve' | 'reject' | 'withdraw') {
    await call(act);
    toast({ tone: 'success', text: t(`members.done.${act}`, { name: user.name }) });
  }

  /** Resolves to whether it succeeded. */
  async function doAtOnce(act: Parameters<typeof run>[0]): Promise<boolean> {
    try {
      await run(act);
      return true;
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
      return false;
    }
  }
  return { run, doAtOnce };
}
