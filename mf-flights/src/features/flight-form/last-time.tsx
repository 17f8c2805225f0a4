import { skipToken } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, Notice } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';

type Part = 'drone' | 'spot' | 'equipmentItems';

interface LastTimeProps {
  /** The fields filled in here, unless they have a value already. */
  parts: readonly Part[];
  /** The flight to edit, for which nothing is offered. */
  flight: Flight | undefined;
}

/** Fills in spot and drone of the last flight with one press. Batteries differ each time. */
export function LastTime({ parts, flight }: LastTimeProps) {
  const { t } = useTranslation('flights');
  const { values, setValues } = useFormikContext<FlightValues>();
  const { data } = useListFlightsQuery(flight ? skipToken : { limit: 1 });
  const last = data?.items[0];
  if (!last) return null;

  const { drone, spot, equipmentItems } = last;
  const offered = {
    ...(drone && { drone: drone._id }),
    ...(spot && { spot: spot._id }),
    ...(equipmentItems.length > 0 && { equipmentItems }),
  };
  const open = parts.filter((part) => part in offered && values[part].length === 0);
  const nameOf = (part: Part) =>
    part === 'equipmentItems'
      ? t('form.itemsLastTime', { count: equipmentItems.length })
      : { drone, spot }[part]?.name;
  if (open.length === 0) return null;
  const taken = Object.fromEntries(open.map((part) => [part, offered[part]]));
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => void setValues({ ...values, ...taken })}>
          {t('form.takeLastTime')}
        </Button>
      }
    >
      {t('form.lastTime', { what: open.map(nameOf).join(' · ') })}
    </Notice>
  );
}
