import { errorText } from '@estela/api';
import {
  useCreateReminderLinkMutation,
  useDeleteReminderLinkMutation,
  useGetReminderLinkQuery,
} from '@estela/api/gear';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, Notice, toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './upkeep.module.css';

interface CalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A secret address that calendars subscribe to. The server keeps only its hash: it is shown once, when it is made. */
export function CalendarDialog({ open, onOpenChange }: CalendarDialogProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { dateTime } = useFormat();
  const { data: state } = useGetReminderLinkQuery();
  const [make, { isLoading: isMaking }] = useCreateReminderLinkMutation();
  const [revoke, { isLoading: isRevoking }] = useDeleteReminderLinkMutation();
  const [url, setUrl] = useState('');

  async function create() {
    const { data, error } = await make();
    if (data) setUrl(data.url);
    else toast({ tone: 'danger', text: errorText(error, common) });
  }

  async function end() {
    const { error } = await revoke();
    if (error) return toast({ tone: 'danger', text: errorText(error, common) });
    setUrl('');
    toast({ tone: 'success', text: t('upkeep.calendar.revoked') });
  }

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ tone: 'success', text: t('upkeep.calendar.copied') });
    else toast({ tone: 'danger', text: t('upkeep.calendar.copyFailed') });
  }

  const since = state?.createdAt;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('upkeep.calendar.title')}
      description={t('upkeep.calendar.lead')}
      footer={
        <>
          {since && (
            <Button variant="danger" busy={isRevoking} onClick={() => void end()}>
              {t('upkeep.calendar.revoke')}
            </Button>
          )}
          <Button variant="primary" busy={isMaking} onClick={() => void create()}>
            {t(since ? 'upkeep.calendar.renew' : 'upkeep.calendar.make')}
          </Button>
        </>
      }
    >
      {url && (
        <div className={styles.address}>
          <code className={styles.url}>{url}</code>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t('upkeep.calendar.copy')}
          </Button>
          <Notice tone="warning">{t('upkeep.calendar.once')}</Notice>
        </div>
      )}
      {!url && since && <p>{t('upkeep.calendar.since', { date: dateTime(since) })}</p>}
    </Dialog>
  );
}
