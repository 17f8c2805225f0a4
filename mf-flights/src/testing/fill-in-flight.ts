import { screen, within } from '@estela/testing';
import type { show } from './show.tsx';

type Actor = ReturnType<typeof show>['actor'];

/** Goes to another step of the flight's form. */
export async function openStep(actor: Actor, name: string) {
  const steps = await screen.findByRole('navigation', { name: /^Paso/ });
  await actor.click(within(steps).getByRole('button', { name: new RegExp(name) }));
}

/** Pasted: typing key by key takes seconds in a whole form. */
export async function put(actor: Actor, label: string | RegExp, text: string) {
  await actor.click(await screen.findByLabelText(label));
  await actor.paste(text);
}

/** Fills in the required fields of a flight, in their two steps. */
export async function fillIn(actor: Actor) {
  await put(actor, 'Enlace del vídeo', 'youtu.be/dQw4w9WgXcQ');
  await openStep(actor, 'Información básica');
  await put(actor, 'Título', 'Presa');
  await put(actor, 'Descripción', 'Con viento');
}
