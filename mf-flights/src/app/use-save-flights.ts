import { errorOf, type Seen } from '@estela/api';
import { useCreateFlightMutation, useUpdateFlightMutation } from '@estela/api/flights';
import type { Flight, FlightInput } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useRef } from 'react';

/** The flight of the form, and those of further logs. */
type NewFlights = FlightInput & { more: FlightInput[] };

interface Change extends Seen {
  id: string;
  body: Partial<NewFlights>;
}

/**
 * Saves the flights of several logs one by one, the form's own last: after a failure only those not yet saved are sent
 * again. Afterwards the list with all of them is shown, or for only one its page.
 */
export function useSaveFlights() {
  const { t } = useTranslation('flights');
  const [create] = useCreateFlightMutation();
  const [update] = useUpdateFlightMutation();
  /** Logs already saved as flights, which are not created twice. */
  const saved = useRef(new Set<FlightInput['logHash']>());
  const made = useRef(0);
  /** The form's own flight, once it is saved. */
  const own = useRef<Flight>(undefined);

  async function save(flight: FlightInput): Promise<void> {
    if (saved.current.has(flight.logHash)) return;
    try {
      await create(flight).unwrap();
      made.current += 1;
    } catch (error) {
      // This log was saved already: the same file twice creates nothing new.
      if (!errorOf(error)?.fields.logHash) throw error;
    }
    saved.current.add(flight.logHash);
  }

  async function saveAll({ more, ...flight }: NewFlights): Promise<Flight> {
    for (const one of more) await save(one);
    own.current = await create(flight).unwrap();
    return own.current;
  }

  /** If the poster failed the form is submitted again, perhaps with logs that were added meanwhile. */
  async function change({ id, body: { more = [], ...body }, seen }: Change): Promise<Flight> {
    for (const one of more) await save(one);
    if (own.current && Object.keys(body).length === 0) return own.current;
    return update({ id, body, seen }).unwrap();
  }

  const count = () => made.current + 1;
  return {
    create: (flights: NewFlights) => ({ unwrap: () => saveAll(flights) }),
    update: (flight: Change) => ({ unwrap: () => change(flight) }),
    pathOf: (id: string) => (count() > 1 ? paths.flights() : paths.flight(id)),
    savedText: () => (count() > 1 ? t('form.createdSeveral', { count: count() }) : undefined),
  };
}
