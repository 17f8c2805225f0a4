import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import { FollowButton } from './follow-button.tsx';
import { PilotList } from './pilot-list.tsx';
import { PilotRow } from './pilot-row.tsx';
import { useSharedText } from './use-shared-text.ts';
import { useSuggestedPilots } from './use-suggested-pilots.ts';

/** Pilots to begin with. Says nothing when there are none, or when they cannot be had: it is an extra. */
export function SuggestedPilots() {
  const { t } = useTranslation('social');
  const sharedText = useSharedText();
  const { pilots } = useSuggestedPilots();
  if (pilots.length === 0) return null;
  return (
    <Section title={t('suggestions.title')}>
      <PilotList label={t('suggestions.title')} pilots={pilots}>
        {(pilot) => (
          <PilotRow pilot={pilot} detail={sharedText(pilot.shared)} action={<FollowButton pilot={pilot} />} />
        )}
      </PilotList>
    </Section>
  );
}
