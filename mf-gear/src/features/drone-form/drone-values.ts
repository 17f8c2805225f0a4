import type { Drone, DroneInput, DronePatch } from '@estela/contracts';
import { defaultVisibility, type OriginType } from '@estela/contracts/values';
import type { NumberValue } from '@estela/ui/form';

/** What the form holds. Grams and millimetres, as on the wire. */
export interface DroneValues {
  name: string;
  /** Empty until chosen. */
  type: Drone['type'] | '';
  brand: string;
  model: string;
  serialNumber: string;
  weight: NumberValue;
  frameSize: NumberValue;
  frame: string;
  originType: OriginType | '';
  description: string;
  notes: string;
  visibility: Drone['visibility'];
  image: File | null;
}

export const newDroneValues: DroneValues = {
  name: '',
  type: '',
  brand: '',
  model: '',
  serialNumber: '',
  weight: '',
  frameSize: '',
  frame: '',
  originType: '',
  description: '',
  notes: '',
  visibility: defaultVisibility,
  image: null,
};

export function valuesOf(drone: Drone): DroneValues {
  return {
    name: drone.name,
    type: drone.type,
    brand: drone.brand,
    model: drone.model,
    serialNumber: drone.serialNumber ?? '',
    weight: drone.weight,
    frameSize: drone.frameSize,
    frame: drone.frame,
    originType: drone.originType ?? '',
    description: drone.description,
    notes: drone.notes ?? '',
    visibility: drone.visibility,
    image: null,
  };
}

/** The wire's form of values that the schema has let through. */
export function inputOf(values: DroneValues) {
  return {
    name: values.name.trim(),
    type: values.type as Drone['type'],
    brand: values.brand.trim(),
    model: values.model.trim(),
    serialNumber: values.serialNumber.trim(),
    weight: Number(values.weight),
    frameSize: Number(values.frameSize),
    frame: values.frame.trim(),
    originType: values.originType || null,
    description: values.description.trim(),
    notes: values.notes.trim(),
    visibility: values.visibility,
  } satisfies DroneInput;
}

/** Only what was changed: another device may have changed the rest meanwhile. */
export function patchOf(values: DroneValues, drone: Drone): DronePatch {
  const before: Record<string, unknown> = inputOf(valuesOf(drone));
  return Object.fromEntries(
    Object.entries(inputOf(values)).filter(([name, value]) => value !== before[name]),
  );
}
