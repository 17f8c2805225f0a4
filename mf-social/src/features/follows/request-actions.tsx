import { errorText } from '@estela/api';
import { useApproveFollowRequestMutation, useDeclineFollowRequestMutation } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, IconButton, Inline, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { X } from 'lucide-react';
import { useState } from 'react';

export function RequestActions({ pilot }: { pilot: UserCard }) {
  const { t } = useTranslation('social');
  const [isAsking, setIsAsking] = useState(false);
  const [approve, approval] = useApproveFollowRequestMutation();
  const [decline, declining] = useDeclineFollowRequestMutation();
  const { _id: userId, name } = pilot;

  const onApprove = async () => {
    const { error } = await approve(userId);
    toast(
      error
        ? { tone: 'danger', text: errorText(error, t) }
        : { tone: 'success', text: t('requests.approved', { name }) },
    );
  };
  const close = () => {
    declining.reset();
    setIsAsking(false);
  };
  const onDecline = async () => {
    const { error } = await decline(userId);
    if (error) return;
    close();
    toast({ tone: 'success', text: t('requests.declined', { name }) });
  };
  return (
    <Inline gap={4}>
      <Button
        size="sm"
        variant="primary"
        busy={approval.isLoading}
        aria-label={t('requests.approve', { name })}
        onClick={() => void onApprove()}
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
        onOpenChange={(next) => !next && close()}
        title={t('requests.confirm.title', { name })}
        text={t('requests.confirm.text', { name })}
        confirmLabel={t('requests.confirm.action')}
        busy={declining.isLoading}
        error={declining.error && errorText(declining.error, t)}
        onConfirm={() => void onDecline()}
      />
    </Inline>
  );
}
