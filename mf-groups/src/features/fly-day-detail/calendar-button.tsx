import { errorText } from '@estela/api';
import { useLazyGetFlyDayCalendarQuery } from '@estela/api/groups';
import type { FlyDay } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { saveFile } from '@estela/kit/save-file';
import { Button, toast } from '@estela/ui';
import { CalendarPlus } from 'lucide-react';

/** The fly-day as a file for any calendar; a phone opens its own at once. */
export function CalendarButton({ day: { _id, group } }: { day: FlyDay }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [load, { isFetching }] = useLazyGetFlyDayCalendarQuery();

  async function save() {
    try {
      const text = await load({ id: group._id, flyDayId: _id }).unwrap();
      saveFile(`${t('flyDays.fileName')}.ics`, text, 'text/calendar');
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
    }
  }

  return (
    <Button icon={<CalendarPlus />} busy={isFetching} onClick={() => void save()}>
      {t('flyDays.toCalendar')}
    </Button>
  );
}
