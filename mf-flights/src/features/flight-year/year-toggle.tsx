import { useTranslation } from '@estela/i18n';
import { text, useQueryState } from '@estela/runtime/query-state';
import { Button } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { ChartColumn } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "flight-year" */ './year-panel.tsx')).YearPanel;

/** Which year is shown, beside what narrows the list; none while the panel is closed. */
const yearParams = { year: text(4) };

/** Opens and closes the panel with a year in figures; for the head of the list. */
export function YearToggle() {
  const { t } = useTranslation('flights');
  const { query, change } = useQueryState(yearParams);
  const isOpen = query.year !== '';
  return (
    <Button
      icon={<ChartColumn aria-hidden="true" />}
      aria-expanded={isOpen}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
      onClick={() => change({ year: isOpen ? '' : String(new Date().getFullYear()) }, { replace: true })}
    >
      {t('year.open')}
    </Button>
  );
}

/** The panel, as the address says; it comes when it is first opened. */
export function YearPlace() {
  const { query, change } = useQueryState(yearParams);
  const { Part: Panel, ask } = useLazyPart(loadPanel);
  const isWanted = query.year !== '' && !Panel;
  const fetch = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted]);
  if (!query.year || !Panel) return null;
  return (
    <Panel
      year={Number(query.year) || new Date().getFullYear()}
      onYear={(year) => change({ year: String(year) }, { replace: true })}
    />
  );
}
