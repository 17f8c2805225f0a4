import type { ReminderRule } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

function unitOf(every: ReminderRule['every']): 'days' | 'flights' | 'minutes' {
  if ('days' in every) return 'days';
  return 'flights' in every ? 'flights' : 'minutes';
}

/** The interval of a rule, and how long it is until it is due, in words. */
export function useRuleTexts() {
  const { t } = useTranslation('gear');
  const { date, number } = useFormat();

  function amount(unit: 'days' | 'flights' | 'minutes', count: number): string {
    if (unit !== 'minutes') return t(`upkeep.amount.${unit}`, { count, formatted: number(count) });
    if (count < 60) return t('upkeep.amount.minutes', { minutes: number(count) });
    return t('upkeep.amount.hours', { hours: number(count / 60, { maximumFractionDigits: 1 }) });
  }

  return {
    every({ every }: ReminderRule): string {
      if ('days' in every) return t('upkeep.every', { amount: amount('days', every.days) });
      if ('flights' in every) return t('upkeep.every', { amount: amount('flights', every.flights) });
      return t('upkeep.every', { amount: amount('minutes', every.minutes) });
    },
    left({ every, left, dueOn }: ReminderRule): string {
      const unit = unitOf(every);
      if (left === 0) return t(unit === 'days' ? 'upkeep.dueToday' : 'upkeep.dueNow');
      if (left < 0) return t('upkeep.over', { amount: amount(unit, -left) });
      const rest = t('upkeep.left', { amount: amount(unit, left) });
      return dueOn ? `${date(dueOn)} · ${rest}` : rest;
    },
  };
}
