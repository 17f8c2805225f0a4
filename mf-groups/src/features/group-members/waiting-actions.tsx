import type { Membership } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, Inline } from '@estela/ui';
import { useState } from 'react';
import { useMemberCalls } from './use-member-calls.ts';

interface WaitingActionsProps {
  groupId: string;
  member: Membership;
  /** Called before the row disappears: the focus needs another place. */
  onDone: () => void;
}

export function WaitingActions({ groupId, member, onDone }: WaitingActionsProps) {
  const { t } = useTranslation('groups');
  const { doAtOnce } = useMemberCalls(groupId, member);
  const [busy, setBusy] = useState<string>();
  const { name } = member.user;

  const button = (act: 'approve' | 'reject' | 'withdraw') => (
    <Button
      size="sm"
      variant={act === 'approve' ? 'primary' : 'secondary'}
      busy={busy === act}
      disabled={busy !== undefined && busy !== act}
      aria-label={t(`members.actOf.${act}`, { name })}
      onClick={async () => {
        setBusy(act);
        const isDone = await doAtOnce(act);
        setBusy(undefined);
        if (isDone) onDone();
      }}
    >
      {t(`members.act.${act}`)}
    </Button>
  );
  return (
    <Inline gap={8}>
      {member.status === 'invited' ? (
        button('withdraw')
      ) : (
        <>
          {button('approve')}
          {button('reject')}
        </>
      )}
    </Inline>
  );
}
