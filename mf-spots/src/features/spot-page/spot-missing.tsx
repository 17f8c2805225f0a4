import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';

/** Missing, or hidden from this viewer: the server does not say which, and a guest may only need to log in. */
export function SpotMissing() {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const { session } = usePlatform();
  return (
    <EmptyState
      illustration="lost"
      title={t('page.missingTitle')}
      text={t(user ? 'page.missingText' : 'page.missingGuest')}
      action={
        user ? (
          <Button as={Link} to={paths.feedSpots()}>
            {t('list.map')}
          </Button>
        ) : (
          <Button variant="primary" onClick={session.openLogin}>
            {t('page.login')}
          </Button>
        )
      }
    />
  );
}
