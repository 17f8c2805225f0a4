import { useGetEquipmentStatisticsQuery } from '@estela/api/gear';
import type { EquipmentStatistics as Statistics } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Card, cx, Skeleton, Stat, StatGroup } from '@estela/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { EquipmentListQuery } from './equipment-list-params.ts';
import styles from './equipment-statistics.module.css';

interface EquipmentStatisticsProps {
  /** The address of the list with this filter. */
  linkTo: (query: Partial<EquipmentListQuery>) => string;
}

const unfiltered = { type: '', status: '', condition: '', warranty: '', favorite: false, q: '' } as const;

/** The total value, and counts by status; each count links to the list of what it counts. */
export function EquipmentStatistics({ linkTo }: EquipmentStatisticsProps) {
  const { t } = useTranslation('gear');
  // Folded, so that the list begins on the first screen.
  const [isOpen, setOpen] = useState(false);
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, isError } = useGetEquipmentStatisticsQuery({ tz });
  // The list below shows the error; a second one for the figures is not needed.
  if (isError && !data) return null;
  return (
    <Card as="section" padding="lg" aria-label={t('statistics.title')} className={styles.panel}>
      {data ? (
        <>
          <Figures statistics={data} linkTo={linkTo} />
          <Button
            size="sm"
            variant="ghost"
            className={styles.toggle}
            aria-expanded={isOpen}
            iconEnd={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('statistics.details')}
          </Button>
          <div className={cx(styles.breakdowns, isOpen && styles.open)}>
            <Breakdown
              title={t('statistics.byType')}
              total={data.total}
              rows={data.byType.map(({ type, count }) => ({
                id: type,
                label: t(`equipmentType.${type}`),
                count,
                to: linkTo({ ...unfiltered, type }),
              }))}
            />
            <Breakdown
              title={t('statistics.byStatus')}
              total={data.total}
              rows={data.byStatus.map(({ status, count }) => ({
                id: status,
                label: t(`equipmentStatus.${status}`),
                count,
                to: linkTo({ ...unfiltered, status }),
              }))}
            />
          </div>
        </>
      ) : (
        <Skeleton shape="block" height="9rem" />
      )}
    </Card>
  );
}

function Figures({ statistics, linkTo }: EquipmentStatisticsProps & { statistics: Statistics }) {
  const { t } = useTranslation('gear');
  const { number, money } = useFormat();
  const { total, values, sales, warranty } = statistics;
  return (
    <StatGroup className={styles.figures}>
      <Stat label={t('statistics.total', { count: total })} value={number(total)} />
      {values.map(({ currency, amount, activeAmount }) => (
        <Stat
          key={currency}
          label={
            amount === activeAmount
              ? t('statistics.inUse')
              : t('statistics.inUseOf', { amount: money(amount, currency) })
          }
          value={money(activeAmount, currency)}
        />
      ))}
      {sales.map(({ currency, amount }) => (
        <Stat key={`sales-${currency}`} label={t('statistics.sales')} value={money(amount, currency)} />
      ))}
      <Stat
        label={
          <Link to={linkTo({ ...unfiltered, warranty: 'expiringSoon' })}>{t('statistics.warrantySoon')}</Link>
        }
        value={number(warranty.expiringSoon)}
        tone={warranty.expiringSoon > 0 ? 'signal' : 'plain'}
      />
    </StatGroup>
  );
}

interface BreakdownProps {
  title: string;
  total: number;
  rows: { id: string; label: string; count: number; to: string }[];
}

function Breakdown({ title, total, rows }: BreakdownProps) {
  const { number } = useFormat();
  return (
    <div className={styles.breakdown}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ id, label, count, to }) => (
          <li key={id}>
            <Link className={styles.row} to={to}>
              <span>{label}</span>
              <span className={styles.count}>{number(count)}</span>
              <meter className={styles.bar} max={total} value={count} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
