import { errorText } from '@estela/api';
import {
  useCreateReminderLinkMutation,
  useDeleteReminderLinkMutation,
  useGetReminderLinkQuery,
} from '@estela/api/gear';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, ErrorState, SkeletonList, toast, useDelayed } from '@estela/ui';
import { ConfirmDialog, Dialog } from '@estela/ui/dialog';
import { useState } from 'react';
import { CalendarAddress } from './calendar-address.tsx';

interface CalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A secret address that calendars subscribe to. The server stores only its hash: it is shown once, when it is created. */
export function CalendarDialog({ open, onOpenChange }: CalendarDialogProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { dateTime } = useFormat();
  const { data: state, error, isFetching, refetch } = useGetReminderLinkQuery(undefined, { skip: !open });
  const [make, { isLoading: isMaking }] = useCreateReminderLinkMutation();
  const [revoke, { isLoading: isRevoking }] = useDeleteReminderLinkMutation();
  const [url, setUrl] = useState('');
  /** Set while asking whether to end or replace the current link. */
  const [asked, setAsked] = useState<'renew' | 'revoke'>();
  const [refusal, setRefusal] = useState<unknown>();
  const showSkeleton = useDelayed(open && !state && !error);

  function ask(what: 'renew' | 'revoke' | undefined) {
    setRefusal(undefined);
    setAsked(what);
  }

  async function create() {
    const made = await make();
    if (made.data) setUrl(made.data.url);
    return made.error;
  }

  async function end() {
    const ended = await revoke();
    if (ended.error) return ended.error;
    setUrl('');
    toast({ tone: 'success', text: t('upkeep.calendar.revoked') });
    return undefined;
  }

  async function createFirst() {
    const refused = await create();
    if (refused) toast({ tone: 'danger', text: errorText(refused, common) });
  }

  async function confirm() {
    const refused = await (asked === 'renew' ? create() : end());
    if (refused) setRefusal(refused);
    else ask(undefined);
  }

  const since = state?.createdAt;
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('upkeep.calendar.title')}
        description={t('upkeep.calendar.lead')}
        footer={
          state &&
          (since ? (
            <>
              <Button variant="danger" onClick={() => ask('revoke')}>
                {t('upkeep.calendar.revoke')}
              </Button>
              <Button onClick={() => ask('renew')}>{t('upkeep.calendar.renew')}</Button>
            </>
          ) : (
            <Button variant="primary" busy={isMaking} onClick={() => void createFirst()}>
              {t('upkeep.calendar.make')}
            </Button>
          ))
        }
      >
        {url && <CalendarAddress url={url} />}
        {!url && since && <p>{t('upkeep.calendar.since', { date: dateTime(since) })}</p>}
        {!state && error && (
          <ErrorState
            compact
            headingLevel={3}
            title={t('upkeep.calendar.failed')}
            text={errorText(error, common)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {showSkeleton && <SkeletonList of="line" count={2} />}
      </Dialog>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => ask(undefined)}
        title={t(`upkeep.calendar.${asked ?? 'revoke'}Title`)}
        text={t(`upkeep.calendar.${asked ?? 'revoke'}Text`)}
        confirmLabel={t(`upkeep.calendar.${asked ?? 'revoke'}`)}
        busy={isMaking || isRevoking}
        error={refusal !== undefined && errorText(refusal, common)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
