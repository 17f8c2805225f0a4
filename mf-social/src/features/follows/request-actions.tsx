import { errorText } from '@estela/api';
import { useApproveFollowRequestMutation, useDeclineFollowRequestMutation } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, IconButton, Inline, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { X } from 'lucide-react';
import { useState } from 'react';

interface RequestActionsProps {
  pilot: UserCard;
  /** The row is about to go: the focus needs another place. */
  onDecided: () => void;
}

export function RequestActions({ pilot, onDecided }: RequestActionsProps) {
  const { t } = useTranslation('social');
  const [isAsking, setIsAsking] = useState(false);
  const [approve, approval] = useApproveFollowRequestMutation();
  const [decline, declining] = useDeclineFollowRequestMutation();
  const { _id: userId, name } = pilot;

  const settle = async (answer: Promise<{ error?: unknown }>, text: string) => {
    const { error } = await answer;
    if (!error) onDecided();
    toast(error ? { tone: 'danger', text: errorText(error, t) } : { tone: 'success', text });
  };
  return (
    <Inline gap={4}>
      <Button
        size="sm"
        variant="primary"
        busy={approval.isLoading}
        aria-label={t('requests.approve', { name })}
        onClick={() => void settle(approve(userId), t('requests.approved', { name }))}
      >
        {t('requests.approveShort')}
      </Button>
      <IconButton
        size="sm"
        label={t('requests.decline', { name })}
        icon={<X aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('requests.confirm.title', { name })}
        text={t('requests.confirm.text', { name })}
        confirmLabel={t('requests.confirm.action')}
        busy={declining.isLoading}
        onConfirm={() => {
          setIsAsking(false);
          void settle(decline(userId), t('requests.declined', { name }));
        }}
      />
    </Inline>
  );
}
