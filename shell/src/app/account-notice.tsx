import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useLocation } from '@estela/runtime';
import { lazy, Suspense, useState } from 'react';
import styles from './layout.module.css';

// Few accounts wait for anything, and the page does not need it: without its chunk it goes on without a word.
const ConfirmNotice = lazy(() =>
  import(/* webpackChunkName: "confirm-notice" */ '../components/confirm-email/confirm-notice.tsx').then(
    ({ ConfirmNotice }) => ({ default: ConfirmNotice }),
    () => ({ default: () => null }),
  ),
);

/** What an account waits for, on the pages that are its pilot's own. Its place is kept while it loads. */
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
