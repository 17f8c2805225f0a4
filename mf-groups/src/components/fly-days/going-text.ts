import type { FlyDay } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

/** How many come, of how many, and how many wait. */
export function useGoingText() {
  const { t } = useTranslation('groups');
  const { number } = useFormat();
  return ({ going, limit, waiting, over }: Pick<FlyDay, 'going' | 'limit' | 'waiting' | 'over'>) => {
    const tense = over ? 'went' : 'going';
    const come =
      limit === null || over
        ? t(`flyDays.${tense}`, { count: going, formatted: number(going) })
        : t('flyDays.goingOf', { count: going, formatted: number(going), limit: number(limit) });
    if (waiting === 0 || over) return come;
    return `${come} · ${t('flyDays.waitingCount', { count: waiting, formatted: number(waiting) })}`;
  };
}
