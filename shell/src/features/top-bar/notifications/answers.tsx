import { errorText } from '@estela/api';
import {
  useAcceptFollowerMutation,
  useAcceptInvitationMutation,
  useAcceptMemberMutation,
  useLazyInvitingGroupQuery,
  useRefuseFollowerMutation,
  useRefuseInvitationMutation,
  useRefuseMemberMutation,
} from '@estela/api/notifications';
import type { Notification } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { useState } from 'react';
import styles from './notifications.module.css';
import type { Invitation } from './rules-dialog.tsx';

interface AnswersProps {
  notification: Notification;
  onAnswered: () => void;
  /** Called when the group has rules, which are read before its invitation is accepted. */
  onRules: (invitation: Invitation) => void;
}

type Reply = 'accept' | 'refuse';

/** Two buttons where somebody asks for something. */
export function Answers({ notification, onAnswered, onRules }: AnswersProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const answers = useAnswers(notification);
  const { type, actor, subject } = notification;
  const name = type === 'groupInvite' ? subject.title : actor?.name;
  const [under, setUnder] = useState<Reply>();
  const [readGroup] = useLazyInvitingGroupQuery();
  if (!answers) return null;

  const answer = async (reply: Reply) => {
    setUnder(reply);
    const { error } = await answers[reply]();
    setUnder(undefined);
    onAnswered();
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
    else toast({ tone: 'success', text: t(`answered.${type}.${reply}`, { name, group: subject.title }) });
  };
  /** A group's rules are shown before joining, wherever that happens. */
  const accept = async () => {
    if (type !== 'groupInvite') return answer('accept');
    setUnder('accept');
    const { data, error } = await readGroup(subject._id);
    setUnder(undefined);
    if (error) return void toast({ tone: 'danger', text: errorText(error, common) });
    if (data?.rules) onRules({ id: data._id, name: data.name, rules: data.rules });
    else await answer('accept');
  };
  return (
    <div className={styles.answers}>
      {(['accept', 'refuse'] as const).map((reply) => (
        <Button
          key={reply}
          size="sm"
          variant={reply === 'accept' ? 'primary' : 'secondary'}
          busy={under === reply}
          disabled={under !== undefined && under !== reply}
          aria-label={t(`replyOf.${reply}`, { name })}
          onClick={() => void (reply === 'accept' ? accept() : answer(reply))}
        >
          {t(`reply.${reply}`)}
        </Button>
      ))}
    </div>
  );
}

type Settle = () => Promise<{ error?: unknown }>;

function useAnswers({ type, actor, subject }: Notification): Record<Reply, Settle> | undefined {
  const [acceptFollower] = useAcceptFollowerMutation();
  const [refuseFollower] = useRefuseFollowerMutation();
  const [acceptInvitation] = useAcceptInvitationMutation();
  const [refuseInvitation] = useRefuseInvitationMutation();
  const [acceptMember] = useAcceptMemberMutation();
  const [refuseMember] = useRefuseMemberMutation();
  const id = subject._id;
  if (type === 'groupInvite')
    return {
      accept: () => acceptInvitation({ id, body: { accept: true } }),
      refuse: () => refuseInvitation(id),
    };
  if (!actor) return undefined;
  const userId = actor._id;
  if (type === 'followRequest')
    return { accept: () => acceptFollower(userId), refuse: () => refuseFollower(userId) };
  if (type === 'groupRequest')
    return {
      accept: () => acceptMember({ id, userId, body: { status: 'member', was: 'pending' } }),
      refuse: () => refuseMember({ id, userId, was: 'pending' }),
    };
  return undefined;
}
