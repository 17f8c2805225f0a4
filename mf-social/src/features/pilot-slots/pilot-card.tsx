import { errorOf } from '@estela/api';
import { useGetUserQuery } from '@estela/api/social';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { Button, Card, Identity, SkeletonList } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';
import { PilotName } from '../../components/pilot-name.tsx';

/** A pilot in the page of another area: who it is, how many follow them, and the button to do so. */
export function PilotCard({ id }: SlotProps<'pilotCard'>) {
  const { t } = useTranslation('social');
  const { currentData: pilot, error, isFetching, refetch } = useGetUserQuery(id);
  if (pilot)
    return (
      <Card as="section" aria-label={t('pilotCard.label')}>
        <Identity
          name={pilot.name}
          src={pilot.profilePicture}
          title={<PilotName pilot={pilot} />}
          detail={
            // Not both: beside the button there is no room for them.
            pilot.restricted ? `@${pilot.username}` : t('pilotCard.followers', { count: pilot.followers })
          }
          action={!pilot.blockedByMe && <FollowButton pilot={pilot} />}
        />
      </Card>
    );
  const isGone = errorOf(error)?.code === 'NOT_FOUND';
  return (
    <Card as="section" aria-label={t('pilotCard.label')}>
      {!error && <SkeletonList of="row" count={1} />}
      {error && <p>{t(isGone ? 'pilotCard.gone' : 'pilotCard.failed')}</p>}
      {error && !isGone && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </Card>
  );
}
