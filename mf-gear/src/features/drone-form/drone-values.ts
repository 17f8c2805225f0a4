import type { Drone, DroneInput } from '@estela/contracts';
import { defaultVisibility, type OriginType } from '@estela/contracts/values';
import { filledWith, trimmed } from '@estela/runtime/entity-form';
import type { NumberValue } from '@estela/ui/form';

const empty = {
  name: '',
  type: '' as Drone['type'] | '',
  brand: '',
  model: '',
  serialNumber: '',
  weight: '' as NumberValue,
  frameSize: '' as NumberValue,
  frame: '',
  originType: '' as OriginType | '',
  description: '',
  notes: '',
  visibility: defaultVisibility as Drone['visibility'],
  image: null as File | null,
};

/** What the form holds. Grams and millimetres, as on the wire. */
export type DroneValues = typeof empty;

export const newDroneValues = () => empty;

export const valuesOf = (drone: Drone): DroneValues => filledWith(empty, { ...drone, image: null });

export function toInput({ image: _, ...values }: DroneValues): DroneInput {
  const { type, weight, frameSize, originType } = values;
  return {
    ...trimmed(values),
    type: type as Drone['type'],
    weight: Number(weight),
    frameSize: Number(frameSize),
    originType: originType || null,
  };
}
