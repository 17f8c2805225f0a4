import {
  useCreateFlightMutation,
  useUpdateFlightMutation,
  useUploadFlightPosterMutation,
} from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useEffect, useRef, useState } from 'react';
import { type FlightValues, inputOf, patchOf } from './flight-values.ts';
import { posterRefusalOf, refusalOf } from './refusal.ts';

/**
 * Saves a flight and then sends its poster. When only the poster fails the flight stays saved: sending the form
 * again changes it instead of making a second one. Rejects with what the form shows.
 */
export function useSaveFlight(edited: Flight | undefined) {
  const { t } = useTranslation('flights');
  const [createFlight] = useCreateFlightMutation();
  const [updateFlight] = useUpdateFlightMutation();
  const [uploadPoster] = useUploadFlightPosterMutation();
  const saved = useRef(edited);
  const upload = useRef<ReturnType<typeof uploadPoster>>(undefined);
  const [progress, setProgress] = useState<number>();

  useEffect(() => () => upload.current?.abort(), []);

  async function write(values: FlightValues): Promise<Flight> {
    if (!saved.current) return createFlight(inputOf(values)).unwrap();
    const body = patchOf(values, saved.current);
    if (Object.keys(body).length === 0) return saved.current;
    return updateFlight({ id: saved.current._id, body }).unwrap();
  }

  async function send(id: string, file: File): Promise<void> {
    setProgress(0);
    upload.current = uploadPoster({ id, file, onProgress: (fraction) => setProgress(fraction * 100) });
    try {
      await upload.current.unwrap();
    } catch (error) {
      throw posterRefusalOf(error, t);
    } finally {
      setProgress(undefined);
    }
  }

  async function save(values: FlightValues): Promise<Flight> {
    let flight: Flight;
    try {
      flight = await write(values);
    } catch (error) {
      throw refusalOf(error, t);
    }
    saved.current = flight;
    if (values.poster) await send(flight._id, values.poster);
    return flight;
  }

  return { save, progress, cancelUpload: () => upload.current?.abort() };
}
