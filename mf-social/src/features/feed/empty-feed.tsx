import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { SuggestedBelow } from '../../components/suggested-below.tsx';

/** Nobody followed yet, or nothing shared by them. */
export function EmptyFollowing() {
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
      <SuggestedBelow />
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
