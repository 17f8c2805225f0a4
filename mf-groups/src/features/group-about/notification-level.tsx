import { errorText } from '@estela/api';
import { useSetGroupNotificationLevelMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { type NotificationLevel as Level, notificationLevels } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FilterChips, Section, toast } from '@estela/ui';

/** What the member is notified of in the group. */
export function NotificationLevel({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [setLevel] = useSetGroupNotificationLevelMutation();

  async function choose(level: Level) {
    const { error } = await setLevel({ id: group._id, body: { level } });
    toast(
      error
        ? { tone: 'danger', text: errorText(error, common) }
        : { tone: 'success', text: t(`level.done.${level}`) },
    );
  }
  return (
    <Section title={t('level.title')}>
      <p>{t('level.text')}</p>
      <FilterChips
        label={t('level.title')}
        items={notificationLevels.map((id) => ({ id, label: t(`level.${id}`) }))}
        value={group.membership?.level ?? 'all'}
        onChange={(level) => void choose(level)}
      />
    </Section>
  );
}
