import { paths } from '@estela/contracts/paths';
import type { Words } from '../pages/words.ts';
import { chooseOption, chooseRadio, pressOn, sendable, type Target, typeInto } from './by-keyboard.ts';
import type { Visitor } from './visitor.ts';

const field = (name: string): Target => ({ role: 'textbox', name: new RegExp(`^${name}`) });
const button = (name: string): Target => ({ role: 'button', name });

interface Account {
  username: string;
  email: string;
  password: string;
}

export async function register(visitor: Visitor, w: Words, account: Account): Promise<void> {
  await visitor.goto(paths.landing());
  await pressOn(visitor, button(w.start));
  const within: Target = { role: 'dialog', name: w.register };
  await visitor.until(Boolean, 'exists', sendable(within));
  await typeInto(visitor, { role: 'textbox', name: w.firstName, within }, 'Sol');
  await typeInto(visitor, { ...field(w.lastName), within }, 'Ruiz');
  await typeInto(visitor, { ...field(w.username), within }, account.username);
  await typeInto(visitor, { ...field(w.email), within }, account.email);
  await typeInto(visitor, { label: new RegExp(`^${w.password}`), within }, account.password);
  await typeInto(visitor, { label: new RegExp(`^${w.repeatPassword}`), within }, account.password);
  await pressOn(visitor, { role: 'checkbox', name: w.accept, within }, 'Space');
  await visitor.evaluate('void (globalThis.isLeft = true)');
  await pressOn(visitor, { ...button(w.register), within });
  // The page leads there at once, and is loaded again.
  await visitor.until(Boolean, 'isLoadedAt', paths.dashboard(account.username));
}

export async function addDrone(visitor: Visitor, w: Words, name: string): Promise<void> {
  await visitor.goto(paths.drones({ new: true }));
  const style: Target = { role: 'combobox', name: new RegExp(`^${w.style}`) };
  await chooseOption(visitor, style, 'Freestyle', 'freestyle');
  await typeInto(visitor, field(w.name), name);
  await typeInto(visitor, field(w.brand), 'GEPRC');
  await typeInto(visitor, field(w.model), 'Mark5');
  await typeInto(visitor, field(w.serialNumber), 'SN-77');
  await typeInto(visitor, { label: new RegExp(`^${w.weight}`) }, '680');
  await typeInto(visitor, { label: new RegExp(`^${w.frameSize}`) }, '225');
  await pressOn(visitor, button(w.saveDrone));
  await visitor.until(Boolean, 'exists', { role: 'heading', level: 1, name });
}

export async function markSpot(visitor: Visitor, w: Words, name: string): Promise<void> {
  await visitor.goto(paths.spots({ new: true }));
  await typeInto(visitor, field(w.name), name);
  await typeInto(visitor, field(w.latitude), '40.34');
  await typeInto(visitor, field(w.longitude), '-3.83');
  await chooseRadio(visitor, { role: 'radio', name: w.public });
  await pressOn(visitor, button(w.saveSpot));
  await visitor.until(Boolean, 'isTextDrawn', name);
}

export async function logFlight(visitor: Visitor, w: Words, title: string): Promise<void> {
  await visitor.goto(paths.flights({ new: true }));
  await typeInto(visitor, field(w.videoUrl), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await openStep(visitor, w, w.basics);
  await typeInto(visitor, field(w.title), title);
  await typeInto(visitor, field(w.description), 'Seis packs y una puesta de sol');
  await chooseRadio(visitor, { role: 'radio', name: w.public });
  await openStep(visitor, w, w.location);
  await chooseRadio(visitor, { role: 'radio', name: /Cantera vieja/ });
  await openStep(visitor, w, w.equipment);
  await chooseRadio(visitor, { role: 'radio', name: /Avispa 5/ });
  await pressOn(visitor, button(w.saveFlight));
  await visitor.until(Boolean, 'exists', { role: 'article', text: title });
}

async function openStep(visitor: Visitor, w: Words, name: string): Promise<void> {
  const within = { role: 'navigation', name: w.step };
  await pressOn(visitor, { role: 'button', name: new RegExp(name), within });
  await visitor.until(Boolean, 'exists', sendable({ role: 'heading', level: 2, name: new RegExp(name) }));
}
