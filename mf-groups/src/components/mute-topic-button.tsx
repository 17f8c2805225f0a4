import { errorText } from '@estela/api';
import { useMuteTopicMutation, useUnmuteTopicMutation } from '@estela/api/groups';
import type { Topic } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { Bell, BellOff } from 'lucide-react';

/** Whether the member is notified of comments in the topic; mentions notify in any case. */
export function MuteTopicButton({ topic, size }: { topic: Topic; size?: 'sm' }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [mute, muting] = useMuteTopicMutation();
  const [unmute, unmuting] = useUnmuteTopicMutation();
  const { muted } = topic;

  async function toggle() {
    const { error } = await (muted ? unmute : mute)({ id: topic.group, topicId: topic._id });
    toast(
      error
        ? { tone: 'danger', text: errorText(error, common) }
        : { tone: 'success', text: t(muted ? 'topic.unmuted' : 'topic.muted') },
    );
  }
  return (
    <IconButton
      label={t('topic.mute', { title: topic.title })}
      icon={muted ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      pressed={muted}
      busy={muting.isLoading || unmuting.isLoading}
      onClick={() => void toggle()}
      {...(size && { size })}
    />
  );
}
