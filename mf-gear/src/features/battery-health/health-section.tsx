import { errorText } from '@estela/api';
import { useGetBatteryHealthQuery } from '@estela/api/gear';
import type { BatteryHealth } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import {
  Button,
  ErrorState,
  Inline,
  Section,
  SkeletonList,
  Stack,
  Stat,
  StatGroup,
  useDelayed,
} from '@estela/ui';
import { BatteryCareNotice } from '../../components/battery/battery-care-notice.tsx';
import { VoltageChart } from './voltage-chart.tsx';
import { VoltageTable } from './voltage-table.tsx';

/** A battery's health, the reasons, and the flights behind them. */
export function HealthSection({ id }: { id: string }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = useGetBatteryHealthQuery(id);
  const showSkeleton = useDelayed(!data && !error);
  return (
    <Section title={t('batteryHealth.title')}>
      {data && <Health id={id} health={data} />}
      {!data && error && (
        <ErrorState
          title={t('batteryHealth.failed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && showSkeleton && <SkeletonList of="line" count={4} />}
    </Section>
  );
}

function Health({ id, health }: { id: string; health: BatteryHealth }) {
  const { t } = useTranslation('gear');
  const { number, date } = useFormat();
  const { cycles, flights, lastFlownAt, series } = health;
  return (
    <Stack gap={24}>
      <BatteryCareNotice care={health} />
      <StatGroup>
        <Stat label={t('batteryHealth.cycles')} value={number(cycles)} />
        <Stat label={t('batteryHealth.flights')} value={number(flights)} />
        {lastFlownAt && <Stat label={t('batteryHealth.lastFlown')} value={date(lastFlownAt)} />}
      </StatGroup>
      <VoltageChart series={series} />
      {series.length > 0 && (
        <>
          <VoltageTable series={series} />
          <p>{t('batteryHealth.method')}</p>
        </>
      )}
      <Inline>
        <Button as={Link} to={paths.flights({ new: true, pack: id })}>
          {t('batteryHealth.fly')}
        </Button>
      </Inline>
    </Stack>
  );
}
