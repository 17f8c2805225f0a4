import { useTranslation } from '@estela/i18n';
import { Toaster } from '@estela/ui';
import { IdlePart } from '../components/idle-part.tsx';
import { SideMenu } from '../features/side-menu/side-menu.tsx';
import { TopBar } from '../features/top-bar/top-bar.tsx';
import type { LayoutProps } from '../platform/screens.ts';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { AccountNotice } from './account-notice.tsx';
import styles from './layout.module.css';

const loadOfflineBar = async () =>
  (await import(/* webpackChunkName: "offline-bar" */ '../features/offline/offline-bar.tsx')).OfflineBar;

// Always the same elements: on a change of page only the parts of them that read the address render again.
const bars = (
  <>
    <TopBar />
    <SideMenu />
  </>
);
const over = (
  <>
    <AccountDialogHost />
    {/* Rendered before there is anything to announce. */}
    <div role="status">
      <IdlePart load={loadOfflineBar} />
    </div>
    <Toaster />
  </>
);

const views = { default: styles.framed, bleed: styles.bleed, plain: styles.plain };

/** `plain` shows the routed view alone; `bleed` gives it all the space beside the bars. */
export function Layout({ kind, children }: LayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {kind !== 'plain' && bars}
      <main id="main" tabIndex={-1} data-view={kind} className={views[kind]}>
        {kind === 'default' && <AccountNotice />}
        {children}
      </main>
      {over}
    </>
  );
}
