import { useTranslation } from '@estela/i18n';
import { Dialog } from '@estela/ui/dialog';
import en from '../../../locales/notifications.en.json' with { type: 'json' };
import es from '../../../locales/notifications.es.json' with { type: 'json' };
import { useLateTexts } from '../../../platform/late-texts.ts';
import { NotificationList } from './notification-list.tsx';

export interface NotificationsPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const catalogues = { es, en };

export function NotificationsPanel({ open, onOpenChange }: NotificationsPanelProps) {
  const { t, i18n } = useTranslation('notifications');
  const hasTexts = useLateTexts(i18n, 'notifications', catalogues);
  return (
    <Dialog look="panel" open={open && hasTexts} onOpenChange={onOpenChange} title={t('title')}>
      <NotificationList onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
