import { useTranslation } from '@estela/i18n';
import { Button, type ButtonProps } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';

const CalendarDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "calendar-dialog" */ './calendar-dialog.tsx')).CalendarDialog,
);

/** Puts what is due into the calendar of a phone or computer. */
export function CalendarButton({ size }: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('gear');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        icon={<CalendarDays aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={CalendarDialog.fetchAhead}
        onFocus={CalendarDialog.fetchAhead}
        onClick={() => setOpen(true)}
      >
        {t('upkeep.calendar.open')}
      </Button>
      <CalendarDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
