import { errorOf } from '@estela/api';
import { useCreateFlightMutation } from '@estela/api/flights';
import type { Flight, FlightInput } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useRef } from 'react';

/** A flight, and those of further logs. */
type NewFlights = FlightInput & { more: FlightInput[] };

/**
 * Saves the flights of several logs one after another, the form's own last: what fails is sent again without those that
 * are there. Afterwards the list shows all of them, where one alone has its page.
 */
export function useCreateFlights() {
  const { t } = useTranslation('flights');
  const [create] = useCreateFlightMutation();
  /** Logs that are flights now; of those that were before none is made. */
  const saved = useRef(new Set<FlightInput['logHash']>());
  const made = useRef(0);

  async function save(flight: FlightInput): Promise<void> {
    if (saved.current.has(flight.logHash)) return;
    try {
      await create(flight).unwrap();
      made.current += 1;
    } catch (error) {
      // That log is a flight already: the same file twice gives nothing new.
      if (!errorOf(error)?.fields.logHash) throw error;
    }
    saved.current.add(flight.logHash);
  }

  async function saveAll({ more, ...flight }: NewFlights): Promise<Flight> {
    for (const one of more) await save(one);
    return create(flight).unwrap();
  }

  const count = () => made.current + 1;
  return {
    call: (flights: NewFlights) => ({ unwrap: () => saveAll(flights) }),
    pathOf: (id: string) => (count() > 1 ? paths.flights() : paths.flight(id)),
    savedText: () => (count() > 1 ? t('form.createdSeveral', { count: count() }) : undefined),
  };
}
