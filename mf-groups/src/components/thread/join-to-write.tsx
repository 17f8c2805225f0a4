import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Inline } from '@estela/ui';
import { MembershipButton } from '../membership-button.tsx';

/** Lets a pilot outside the group join right where they want to reply. */
export function JoinToWrite({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  return (
    <Inline>
      <span>{t('topic.membersWrite')}</span>
      <MembershipButton group={group} />
    </Inline>
  );
}
