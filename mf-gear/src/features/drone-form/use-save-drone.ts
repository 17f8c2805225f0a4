import {
  useCreateDroneMutation,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useEffect, useRef, useState } from 'react';
import { pictureRefusalOf, refusalOf } from '../../components/refusal.ts';
import { type DroneValues, inputOf, patchOf } from './drone-values.ts';

/**
 * Saves a drone and then sends its photo. When only the photo fails the drone stays saved: sending the form again
 * changes it instead of making a second one. Rejects with what the form shows.
 */
export function useSaveDrone(edited: Drone | undefined) {
  const { t } = useTranslation('gear');
  const [createDrone] = useCreateDroneMutation();
  const [updateDrone] = useUpdateDroneMutation();
  const [uploadImage] = useUploadDroneImageMutation();
  const saved = useRef(edited);
  const upload = useRef<ReturnType<typeof uploadImage>>(undefined);
  const [progress, setProgress] = useState<number>();

  useEffect(() => () => upload.current?.abort(), []);

  async function write(values: DroneValues): Promise<Drone> {
    if (!saved.current) return createDrone(inputOf(values)).unwrap();
    const body = patchOf(values, saved.current);
    if (Object.keys(body).length === 0) return saved.current;
    return updateDrone({ id: saved.current._id, body }).unwrap();
  }

  async function send(id: string, file: File): Promise<void> {
    setProgress(0);
    upload.current = uploadImage({ id, file, onProgress: (fraction) => setProgress(fraction * 100) });
    try {
      await upload.current.unwrap();
    } catch (error) {
      throw pictureRefusalOf(error, t, 'image');
    } finally {
      setProgress(undefined);
    }
  }

  async function save(values: DroneValues): Promise<Drone> {
    let drone: Drone;
    try {
      drone = await write(values);
    } catch (error) {
      throw refusalOf(error, t);
    }
    saved.current = drone;
    if (values.image) await send(drone._id, values.image);
    return drone;
  }

  return { save, progress, cancelUpload: () => upload.current?.abort() };
}
