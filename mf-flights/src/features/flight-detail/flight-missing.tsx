import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';

/** Missing, or hidden from this viewer: the server does not say which, and a guest may only need to log in. */
export function FlightMissing() {
  const { t } = useTranslation('flights');
  const { user } = useSession();
  const { session } = usePlatform();
  return (
    <EmptyState
      illustration="lost"
      title={t('detail.missingTitle')}
      text={t(user ? 'detail.missingText' : 'detail.missingGuest')}
      action={
        <>
          {!user && (
            <Button variant="primary" onClick={session.openLogin}>
              {t('detail.login')}
            </Button>
          )}
          <Button as={Link} to={paths.feed()}>
            {t('detail.missingAction')}
          </Button>
        </>
      }
    />
  );
}
