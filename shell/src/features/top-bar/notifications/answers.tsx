import { errorText } from '@estela/api';
import {
  useAcceptFollowerMutation,
  useAcceptInvitationMutation,
  useAcceptMemberMutation,
  useRefuseFollowerMutation,
  useRefuseInvitationMutation,
  useRefuseMemberMutation,
} from '@estela/api/notifications';
import type { Notification } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { useState } from 'react';
import styles from './notifications.module.css';

interface AnswersProps {
  notification: Notification;
  onAnswered: () => void;
}

type Reply = 'accept' | 'refuse';

/** Two buttons where somebody asks for something. */
export function Answers({ notification, onAnswered }: AnswersProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const answers = useAnswers(notification);
  const { type, actor, subject } = notification;
  const name = type === 'groupInvite' ? subject.title : actor?.name;
  const [under, setUnder] = useState<Reply>();
  if (!answers) return null;

  const answer = async (reply: Reply) => {
    setUnder(reply);
    const { error } = await answers[reply]();
    setUnder(undefined);
    onAnswered();
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
    else toast({ tone: 'success', text: t(`answered.${type}.${reply}`, { name, group: subject.title }) });
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
          onClick={() => void answer(reply)}
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
    return { accept: () => acceptInvitation({ id, body: {} }), refuse: () => refuseInvitation(id) };
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
