import { useAppDispatch } from '@estela/api';
import { lookAtTopic } from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { useLive } from '@estela/runtime/live';

/** Milliseconds between two looks where nothing is told: strangers in a public group, and where there is no stream. */
const lookEvery = 15_000;

/** Keeps count of what comes in a topic while it is read. */
export function useLiveTopic(group: Group, topic: Topic): void {
  const dispatch = useAppDispatch();
  const look = () => void dispatch(lookAtTopic(topic._id));
  useLive('comment', {
    isWanted: group.membership?.status === 'member',
    pollEvery: lookEvery,
    onEvent: (event) => event.topic === topic._id && look(),
    onMissed: (opening) => opening === 'found' || look(),
  });
}
