import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { SuggestedPilots } from '../../components/suggested-pilots.tsx';

/** Nobody followed yet, or nothing shared by them: here is whom to follow, unless it stands beside this. */
export function EmptyFollowing({ suggests = true }: { suggests?: boolean }) {
  const { t } = useTranslation('social');
  return (
    <>
      <EmptyState
        illustration="people"
        title={t('feed.emptyFollowing.title')}
        text={t('feed.emptyFollowing.text')}
        action={
          <Button as={Link} to={paths.feed()}>
            {t('feed.emptyFollowing.action')}
          </Button>
        }
      />
      {suggests && <SuggestedPilots />}
    </>
  );
}

export function EmptyGlobal() {
  const { t } = useTranslation('social');
  return (
    <EmptyState
      illustration="horizon"
      title={t('feed.emptyGlobal.title')}
      text={t('feed.emptyGlobal.text')}
      action={
        <Button as={Link} to={paths.flights({ new: true })} variant="primary">
          {t('action.logFlight')}
        </Button>
      }
    />
  );
}
