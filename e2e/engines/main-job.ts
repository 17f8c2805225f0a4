import { paths } from '@estela/contracts/paths';
import { type Language, languages } from '@estela/contracts/values';
import { createPilot, newAccount } from '../fixtures/api-client.ts';
import { words } from '../pages/words.ts';
import { pressOn, sendable } from './by-keyboard.ts';
import type { Engine } from './engine.ts';
import { addDrone, logFlight, markSpot, register } from './main-job-steps.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** What the table calls `specs/main-job.spec.ts`. */
export const mainJob = 'main job';

/** A flight logged in this language and seen in the other, by keyboard alone. Returns what went wrong. */
export async function doMainJob(engine: Engine, mine: Language, product: string): Promise<string[]> {
  const theirs = languages.find((language) => language !== mine) ?? mine;
  const sol = newAccount(product, 'Sol');
  const title = `Puesta de sol de ${sol.username}`;
  const bruno = await createPilot(product, 'Bruno');
  const faults: string[] = [];

  async function as(visitor: Visitor, steps: Record<string, () => Promise<unknown>>) {
    try {
      for (const [name, step] of Object.entries(steps))
        await step().catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`);
        });
    } finally {
      faults.push(...(await visitor.takeFaults()));
      await visitor.close();
    }
  }
  try {
    const author = await newVisitor(engine, mine);
    await as(author, {
      register: () => register(author, words[mine], sol),
      'add a drone': () => addDrone(author, words[mine], 'Avispa 5'),
      'mark a spot': () => markSpot(author, words[mine], 'Cantera vieja'),
      'log a flight': () => logFlight(author, words[mine], title),
    });
    const fan = await newVisitor(engine, theirs, bruno);
    await as(fan, {
      follow: () => follow(fan, theirs, sol.username),
      like: () => like(fan, theirs, title),
    });
    const guest = await newVisitor(engine, theirs);
    await as(guest, { 'open it as a guest': () => openAsGuest(guest, title) });
  } catch (error) {
    faults.push((error as Error).message);
  }
  return faults;
}

async function follow(fan: Visitor, language: Language, username: string): Promise<void> {
  await fan.goto(paths.dashboard(username));
  await pressOn(fan, { role: 'button', name: words[language].follow });
  // The page shows it before the server has it.
  await fan.until(Boolean, 'isAnswered', '/follow');
}

async function like(fan: Visitor, language: Language, title: string): Promise<void> {
  await fan.goto(paths.feed({ tab: 'following' }));
  const button = {
    role: 'button',
    name: words[language].like,
    within: { role: 'article', text: title },
  };
  await pressOn(fan, button);
  await fan.until(Boolean, 'isPressed', sendable(button));
}

async function openAsGuest(guest: Visitor, title: string): Promise<void> {
  await guest.goto(paths.feed());
  await pressOn(guest, { role: 'link', name: title, within: { role: 'article', text: title } });
  await guest.until(Boolean, 'exists', { role: 'heading', level: 1, name: title });
  await guest.until(Boolean, 'isTextDrawn', 'Cantera vieja');
  const others = await guest.ask<string[]>('hosts');
  if (others.length > 0) throw new Error(`the page asks ${others.join(', ')} before a tap`);
}
