import { errorText, useSession } from '@estela/api';
import { type FollowTarget, useToggleFollow } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { usePilotId } from '@estela/kit/pilot-id';
import { usePlatform } from '@estela/runtime';
import { Button, type ButtonSize, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { Check, Clock3, UserPlus } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useLiveAcceptance } from './use-live-follows.ts';

interface FollowButtonProps {
  pilot: FollowTarget & Pick<UserCard, 'name'>;
  size?: ButtonSize;
  /** The main action of its screen. */
  main?: boolean;
}

const icons = { start: UserPlus, withdraw: Clock3, stop: Check };
const labels = { start: 'common:follow', withdraw: 'follow.requested', stop: 'common:following' } as const;

/** Follows, asks to, and takes both back, at once; nobody follows themselves. */
export function FollowButton({ pilot, size = 'sm', main = false }: FollowButtonProps) {
  const { t } = useTranslation('social');
  const { status, expired } = useSession();
  const pilotId = usePilotId();
  const { session } = usePlatform();
  const toggleFollow = useToggleFollow();
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = useRef(false);
  const { name, followedByMe, requestedByMe, approvesFollowers } = pilot;
  useLiveAcceptance(pilot._id, requestedByMe && status === 'user');
  if (pilotId === pilot._id) return null;

  const isOn = followedByMe || requestedByMe;
  const taken = followedByMe ? 'stop' : 'withdraw';
  const does = isOn ? taken : 'start';

  const toggle = async (target: FollowTarget) => {
    isUnderWay.current = true;
    const { error } = await toggleFollow(target);
    isUnderWay.current = false;
    const isStart = !target.followedByMe && !target.requestedByMe;
    if (error) {
      const reason = errorText(error, t);
      toast({ tone: 'danger', text: t(isStart ? 'follow.failed' : 'follow.stopFailed', { name, reason }) });
    } else if (!isStart && !(target.followedByMe && approvesFollowers)) {
      const undone = { ...target, followedByMe: false, requestedByMe: false };
      toast({
        text: t(target.followedByMe ? 'follow.stopped' : 'follow.withdrawn', { name }),
        action: { label: t('follow.undo'), onAction: () => void toggle(undone) },
      });
    }
  };
  const onClick = (event: MouseEvent) => {
    if (status !== 'user' && !expired) return session.openLogin();
    // The second tap of two was not meant to take the first one back.
    if (isUnderWay.current || event.detail > 1) return;
    // What only the other side can give back is asked about first.
    if (followedByMe && approvesFollowers) setIsAsking(true);
    else void toggle(pilot);
  };
  const Icon = icons[does];
  return (
    <>
      <Button
        size={size}
        variant={main && !isOn ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden="true" />}
        aria-label={t(`follow.${does}`, { name })}
        onClick={onClick}
      >
        {t(labels[does])}
      </Button>
      {approvesFollowers && (
        <LazyConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('follow.confirm.title', { name })}
          text={t('follow.confirm.text', { name })}
          confirmLabel={t('follow.confirm.action')}
          onConfirm={() => {
            setIsAsking(false);
            void toggle(pilot);
          }}
        />
      )}
    </>
  );
}
