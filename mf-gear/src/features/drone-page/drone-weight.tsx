import type { Drone } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Telemetry } from '@estela/ui';
import styles from './drone-weight.module.css';
import { openCategoryBand, openCategorySource } from './open-category.ts';
import { weightBalance } from './weight-balance.ts';

/** The stated weight compared with that of the parts, and its band in the European rules. */
export function DroneWeight({ drone, isOwn }: { drone: Drone; isOwn: boolean }) {
  const { t } = useTranslation('gear');
  const { weight, number } = useFormat();
  const balance = weightBalance(drone);
  const band = openCategoryBand(drone.weight);
  return (
    <Card as="section" aria-label={t('weight.title')} className={styles.weight}>
      {balance && (
        <>
          <Telemetry
            items={[
              { label: t('weight.stated'), value: weight(drone.weight) },
              { label: t('weight.parts'), value: weight(balance.parts) },
              {
                label: t('weight.difference'),
                value: `${balance.difference > 0 ? '+' : ''}${weight(balance.difference)}`,
              },
            ]}
          />
          {isOwn && (
            <p className={styles.note}>
              {t(balance.difference < 0 ? 'weight.less' : 'weight.more')}{' '}
              {balance.unknown > 0 &&
                t('weight.unknown', { count: balance.unknown, formatted: number(balance.unknown) })}
            </p>
          )}
        </>
      )}
      <h2 className={styles.heading}>{t(`openCategory.${band}.title`)}</h2>
      <p className={styles.note}>{t(`openCategory.${band}.text`)}</p>
      <p className={styles.note}>
        {t('openCategory.hint')}{' '}
        <a href={openCategorySource} target="_blank" rel="noreferrer">
          {t('openCategory.source')}
        </a>
      </p>
    </Card>
  );
}
