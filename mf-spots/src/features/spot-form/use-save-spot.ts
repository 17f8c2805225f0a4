import { useCreateSpotMutation, useUpdateSpotMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { refusalOf } from './refusal.ts';
import { inputOf, patchOf, type SpotValues } from './spot-values.ts';

/** Saves a spot; rejects with what the form shows, each text at the form's own field. */
export function useSaveSpot(edited: Spot | undefined) {
  const { t } = useTranslation('spots');
  const [createSpot] = useCreateSpotMutation();
  const [updateSpot] = useUpdateSpotMutation();

  async function write(values: SpotValues): Promise<Spot> {
    if (!edited) return createSpot(inputOf(values)).unwrap();
    const body = patchOf(values, edited);
    if (Object.keys(body).length === 0) return edited;
    return updateSpot({ id: edited._id, body }).unwrap();
  }

  return async function save(values: SpotValues): Promise<Spot> {
    try {
      return await write(values);
    } catch (error) {
      throw refusalOf(error, t);
    }
  };
}
