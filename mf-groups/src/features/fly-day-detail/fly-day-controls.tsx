import { errorText } from '@estela/api';
import { useDeleteFlyDayMutation, useUpdateFlyDayMutation } from '@estela/api/groups';
import type { FlyDay } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityActions, useLeaveForList } from '@estela/kit/entity';
import { toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';

interface FlyDayControlsProps {
  day: FlyDay;
}

/** For its author and moderators: edit, cancel or restore, and delete it. */
export function FlyDayControls({ day }: FlyDayControlsProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [update, updating] = useUpdateFlyDayMutation();
  const [remove] = useDeleteFlyDayMutation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveForList(paths.group(day.group._id, { tab: 'fly-days' }));
  const { _id, group, title, cancelled, over } = day;
  const one = { id: group._id, flyDayId: _id };

  async function setCancelled(wanted: boolean) {
    try {
      await update({ ...one, body: { cancelled: wanted } }).unwrap();
      toast({ tone: 'success', text: t(wanted ? 'flyDays.cancelDone' : 'flyDays.restoreDone') });
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
    }
    setIsAsking(false);
  }

  const cancel = {
    label: t('flyDays.cancel'),
    icon: <CalendarX aria-hidden="true" />,
    onSelect: () => setIsAsking(true),
  };
  const restore = {
    label: t('flyDays.restore'),
    icon: <CalendarCheck aria-hidden="true" />,
    onSelect: () => void setCancelled(false),
  };

  return (
    <>
      <EntityActions
        editPath={over ? undefined : paths.flyDay(group._id, _id, { edit: true })}
        actions={over ? [] : [cancelled ? restore : cancel]}
        deletion={{ name: title, text: t('flyDays.deleteText'), remove: () => remove(one), onDeleted: leave }}
      />
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('flyDays.cancelTitle', { title })}
        text={t('flyDays.cancelText')}
        confirmLabel={t('flyDays.cancel')}
        cancelLabel={t('flyDays.keep')}
        busy={updating.isLoading}
        onConfirm={() => void setCancelled(true)}
      />
    </>
  );
}
