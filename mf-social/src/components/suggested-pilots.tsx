import { skipToken, useSession } from '@estela/api';
import { useListSuggestedPilotsQuery } from '@estela/api/social';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import { FollowButton } from './follow-button.tsx';
import { PilotList } from './pilot-list.tsx';
import { PilotRow } from './pilot-row.tsx';
import { useSharedText } from './use-shared-text.ts';

const shown = 6;

/** Pilots to begin with. Says nothing when there are none, or when they cannot be had: it is an extra. */
export function SuggestedPilots() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  const sharedText = useSharedText();
  const { currentData } = useListSuggestedPilotsQuery(user ? { limit: shown } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const pilots = currentData?.items ?? [];
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
