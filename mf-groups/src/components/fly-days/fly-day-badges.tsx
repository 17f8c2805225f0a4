import type { FlyDay } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';

/** Whether it takes place, and the viewer's answer. */
export function FlyDayBadges({ day }: { day: FlyDay }) {
  const { t } = useTranslation('groups');
  const { cancelled, over, limit, going, answer } = day;
  const isFull = limit !== null && going >= limit && answer?.state !== 'going';
  return (
    <>
      {cancelled && <Badge tone="danger">{t('flyDays.cancelled')}</Badge>}
      {over && !cancelled && <Badge>{t('flyDays.over')}</Badge>}
      {!cancelled && !over && isFull && <Badge tone="warning">{t('flyDays.full')}</Badge>}
      {!cancelled && answer && (
        <Badge tone={answer.state === 'going' ? 'success' : 'info'}>
          {t(`flyDays.mine.${answer.state ?? answer.answer}`)}
        </Badge>
      )}
    </>
  );
}
