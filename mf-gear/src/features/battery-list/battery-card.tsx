import type { OwnBattery } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Card, Telemetry } from '@estela/ui';
import { useBatteryTexts } from '../../components/battery/use-battery-texts.ts';
import { VerdictBadge } from '../../components/battery/verdict-badge.tsx';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';
import styles from './battery-card.module.css';

/** A battery with its health and the reasons, to decide on before the next charge. */
export function BatteryCard({ battery: { item, care } }: { battery: OwnBattery }) {
  const { t } = useTranslation('gear');
  const { number, relative } = useFormat();
  const { reason } = useBatteryTexts();
  const specification = useBatteryText(item.battery);
  return (
    <Card as="article" className={styles.card} aria-label={item.name}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={paths.equipmentItems({ item: item._id })}>{item.name}</Link>
        </h2>
        <VerdictBadge verdict={care.verdict} />
      </div>
      {specification && <p className={styles.quiet}>{specification}</p>}
      <div className={styles.reasons}>
        {care.reasons.map((one) => (
          <p key={one.reason}>{reason(one)}</p>
        ))}
      </div>
      <div className={styles.foot}>
        <Telemetry
          layout="inline"
          items={[
            {
              label: t('batteryHealth.cycles'),
              value: t('batteryList.cycles', { count: care.cycles, formatted: number(care.cycles) }),
            },
            { label: t('batteryHealth.lastFlown'), value: care.lastFlownAt && relative(care.lastFlownAt) },
          ]}
        />
        <Button
          as={Link}
          to={paths.flights({ new: true, pack: item._id })}
          size="sm"
          variant="ghost"
          aria-label={t('batteryList.flyNamed', { name: item.name })}
        >
          {t('batteryList.fly')}
        </Button>
      </div>
    </Card>
  );
}
