import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import en from '../../../locales/bell.en.json' with { type: 'json' };
import es from '../../../locales/bell.es.json' with { type: 'json' };
import { useLateTexts } from '../../../platform/late-texts.ts';
import styles from './bell.module.css';
import { useUnread } from './use-unread.ts';

const Panel = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './notifications-panel.tsx')).NotificationsPanel,
);

const catalogues = { es, en };

/** The server counts up to one more. */
const most = 99;

/** How many notifications are unread; a press lists them. */
export function Bell() {
  const { t, i18n } = useTranslation('bell');
  const hasTexts = useLateTexts(i18n, 'bell', catalogues);
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  if (!hasTexts) return null;
  const shown = unread > most ? `${most}+` : String(unread);
  return (
    <>
      <IconButton
        label={unread > 0 ? t('unread', { shown }) : t('none')}
        icon={
          <>
            <BellIcon aria-hidden="true" />
            {unread > 0 && (
              <span className={styles.count} aria-hidden="true">
                {shown}
              </span>
            )}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={Panel.fetchAhead}
      />
      <Panel open={open} onOpenChange={setOpen} />
    </>
  );
}
