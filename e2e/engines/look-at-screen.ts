import type { Language } from '@estela/contracts/values';
import type { Screen } from '../pages/screen.ts';
import type { Seeded } from '../pages/seed-screens.ts';
import { pressOn } from './by-keyboard.ts';
import type { Visitor } from './visitor.ts';

interface Focus {
  inContent: boolean;
  isShown: boolean;
  element: string;
}

/** No page has that many controls before its content. */
const mostTabs = 60;

/** What is wrong with a screen; nothing where it is drawn and can be used by keyboard. */
export async function lookAtScreen(
  visitor: Visitor,
  screen: Screen,
  items: Seeded,
  language: Language,
): Promise<string[]> {
  const { isDialog = false, opener, shows = '' } = screen;
  await visitor.goto(screen.path(items));
  if (opener) await pressOn(visitor, { role: 'button', name: new RegExp(`^${opener[language]}`) });
  const wanted = { title: screen.title[language], language, shows, isDialog };
  await visitor.until((missing) => missing === '', 'missing', wanted);
  return tabIntoContent(visitor);
}

async function tabIntoContent(visitor: Visitor): Promise<string[]> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await visitor.press('Tab');
    const focus = await visitor.ask<Focus>('focus');
    if (focus.inContent) return focus.isShown ? [] : [`the focus cannot be seen: ${focus.element}`];
  }
  return [`Tab does not reach the content in ${mostTabs} presses`];
}
