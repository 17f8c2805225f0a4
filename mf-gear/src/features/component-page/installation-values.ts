import type { Component } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';
import { type InstallationWish, proposedUnits } from './installation-wish.ts';

export interface InstallationValues {
  drone: string;
  /** Instants; an empty `to` means that the part is still on the drone. */
  from: string;
  to: string;
  quantity: number;
}

const instant = yup.string().required('date');
const quantity = yup.number().required().integer().min(limits.quantity.min).max(limits.quantity.max);
const put = yup.object({ drone: yup.string().required(), from: instant, to: yup.string(), quantity });

export const installationSchemas = {
  install: put,
  move: put,
  takeOff: yup.object({ to: instant }),
  correct: yup.object({ from: instant, to: yup.string(), quantity }),
};

export function startValues(component: Component, wish: InstallationWish): InstallationValues {
  const now = new Date().toISOString();
  if (wish.kind === 'install') return { drone: '', from: now, to: '', quantity: proposedUnits(component) };
  const { place } = wish;
  if (wish.kind === 'move') return { drone: '', from: now, to: '', quantity: place.quantity };
  const to = wish.kind === 'takeOff' ? now : (place.to ?? '');
  return { drone: place.drone._id ?? '', from: place.from, to, quantity: place.quantity };
}
