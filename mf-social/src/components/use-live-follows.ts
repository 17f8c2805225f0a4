import { useFollowNews } from '@estela/api/social';
import { useLive } from '@estela/runtime/live';

/** Shows, while the viewer waits for it, that a pilot has accepted. */
export function useLiveAcceptance(pilotId: string, isWaiting: boolean): void {
  const { onDecision } = useFollowNews();
  useLive('notification', {
    isWanted: isWaiting,
    onEvent: ({ kind, actor }) => {
      if (kind === 'followAccepted' && actor === pilotId) void onDecision(pilotId);
    },
    // A page that has just been drawn knows.
    onMissed: (opening) => void (opening === 'again' && onDecision(pilotId)),
  });
}

/** Shows who follows the viewer, or asks to, as it happens. */
export function useLiveFollowers(isShown: boolean): void {
  const { onFollowers } = useFollowNews();
  useLive('notification', {
    isWanted: isShown,
    onEvent: ({ kind }) => {
      if (kind === 'followRequest' || kind === 'follow') onFollowers();
    },
    onMissed: (opening) => opening === 'found' || onFollowers(),
  });
}
