import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { type QueryParam, useQueryState } from '@estela/runtime/query-state';
import { Button } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { ChartColumn } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "flight-year" */ './year-panel.tsx')).YearPanel;

/** The year shown, beside the list's filters; undefined while the panel is closed. */
const yearParam: QueryParam<number | undefined> = {
  read: (text) => {
    const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
    return year >= limits.year.min ? year : undefined;
  },
  write: (year) => (year === undefined ? null : String(year)),
};

const yearParams = { year: yearParam };

/** Opens and closes the panel with a year's figures; for the heading of the list. */
export function YearToggle() {
  const { t } = useTranslation('flights');
  const { query, change } = useQueryState(yearParams);
  const isOpen = query.year !== undefined;
  return (
    <Button
      icon={<ChartColumn aria-hidden="true" />}
      aria-expanded={isOpen}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
      onClick={() => change({ year: isOpen ? undefined : new Date().getFullYear() }, { replace: true })}
    >
      {t('year.open')}
    </Button>
  );
}

/** The panel, if it is in the address; it loads when it is first opened. */
export function YearPlace() {
  const { query, change } = useQueryState(yearParams);
  const { Part: Panel, ask } = useLazyPart(loadPanel);
  const isWanted = query.year !== undefined && !Panel;
  const fetch = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted]);
  if (query.year === undefined || !Panel) return null;
  return <Panel year={query.year} onYear={(year) => change({ year }, { replace: true })} />;
}
