import { useGetFlightQuery } from '@estela/api/flights';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { EntityLine } from '@estela/kit/entity-view';
import { Cover } from '@estela/ui';

/** A flight on a page of another area: its pilot and date, with a link to it. */
export function FlightLine({ id }: SlotProps<'flightCard'>) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  return (
    <EntityLine
      label={t('line.label')}
      query={useGetFlightQuery(id)}
      hidden={t('line.hidden')}
      failed={t('line.failed')}
    >
      {(flight) => ({
        picture: (
          <Cover
            {...pictureSources(flight.poster)}
            alt={flight.posterAlt}
            sizes="7rem"
            seed={id}
            ratio="4/3"
          />
        ),
        to: paths.flight(id),
        name: flight.title,
        details: [
          flight.owner.name,
          [format.date(flight.recordedAt), flight.durationSeconds && format.duration(flight.durationSeconds)]
            .filter(Boolean)
            .join(' · '),
        ],
      })}
    </EntityLine>
  );
}
