import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useLocation } from '@estela/runtime';
import { lazy, Suspense, useState } from 'react';
import styles from './layout.module.css';

// Few accounts have anything pending, and the page works without this: a chunk that fails to load is ignored.
const ConfirmNotice = lazy(() =>
  import(/* webpackChunkName: "confirm-notice" */ '../components/confirm-email/confirm-notice.tsx').then(
    ({ ConfirmNotice }) => ({ default: ConfirmNotice }),
    () => ({ default: () => null }),
  ),
);

/** What is pending for the account, shown on its pilot's own pages. Its space is reserved while it loads. */
export function AccountNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  if (!user || user.emailConfirmed || isClosed) return null;
  if (![paths.home(), paths.profile(), paths.dashboard(user.username)].includes(pathname)) return null;
  return (
    <div className={styles.notice}>
      <Suspense>
        <ConfirmNotice onClose={() => setIsClosed(true)} />
      </Suspense>
    </div>
  );
}
