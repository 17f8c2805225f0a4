import { useCreateInstallationMutation, useUpdateInstallationMutation } from '@estela/api/gear';
import type { InstallationValues } from './installation-values.ts';
import type { InstallationWish } from './installation-wish.ts';

/** Rejects with an API error. */
export function useSaveInstallation(id: string, wish: InstallationWish) {
  const [create] = useCreateInstallationMutation();
  const [update] = useUpdateInstallationMutation();

  return async ({ drone, from, to, quantity }: InstallationValues): Promise<void> => {
    if (wish.kind === 'install')
      await create({ id, body: { drone, from, to: to || null, quantity } }).unwrap();
    else if (wish.kind === 'move')
      await create({ id, body: { drone, from, quantity, movedFrom: wish.place._id } }).unwrap();
    else {
      const body = wish.kind === 'takeOff' ? { to } : { from, to: to || null, quantity };
      await update({ id, installationId: wish.place._id, body }).unwrap();
    }
  };
}
