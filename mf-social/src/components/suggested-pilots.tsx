import { useSession } from '@estela/api';
import { useListUsersQuery } from '@estela/api/social';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import { FollowButton } from './follow-button.tsx';
import { PilotList } from './pilot-list.tsx';
import { PilotRow } from './pilot-row.tsx';

const shown = 6;

/** Pilots to begin with. Says nothing when there are none, or when they cannot be had: it is an extra. */
export function SuggestedPilots() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  const { data } = useListUsersQuery({ limit: 20 });
  const pilots = data?.items.filter(({ _id }) => _id !== user?._id).slice(0, shown) ?? [];
  if (pilots.length === 0) return null;
  return (
    <Section title={t('suggestions.title')}>
      <PilotList label={t('suggestions.title')} pilots={pilots}>
        {(pilot) => <PilotRow pilot={pilot} action={<FollowButton pilot={pilot} />} />}
      </PilotList>
    </Section>
  );
}
