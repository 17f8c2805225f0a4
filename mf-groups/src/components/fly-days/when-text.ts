import type { FlyDay } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';

/** When a fly-day is, in words, in the viewer's zone: "sábado, 28 nov 2026, 9:00–13:00". */
export function useWhenText() {
  const { t } = useTranslation('groups');
  const { date, dateTime } = useFormat();
  const { dateParts, time } = useFormatParts();
  return ({ at, until }: Pick<FlyDay, 'at' | 'until'>) => {
    const start = new Date(at);
    const day = { weekday: dateParts(start, { weekday: 'long' }), date: date(start), from: time(start) };
    if (!until) return t('flyDays.when.from', day);
    const end = new Date(until);
    return start.toDateString() === end.toDateString()
      ? t('flyDays.when.within', { ...day, to: time(end) })
      : t('flyDays.when.across', { ...day, to: dateTime(end) });
  };
}
