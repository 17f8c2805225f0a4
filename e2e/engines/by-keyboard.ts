import type { Key } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A control, as people know it. */
export interface Target {
  role?: string;
  /** Of a heading. */
  level?: number;
  name?: string | RegExp;
  /** Of a field that has no role, such as a password. */
  label?: string | RegExp;
  /** Contained in it. */
  text?: string;
  within?: Target;
}

/** Long forms have many controls; then the focus comes round. */
const mostTabs = 150;

/** Presses Tab until that control has the focus. */
const tabTo = (visitor: Visitor, target: Target) => tabUntil(visitor, target, 'isFocused');

async function tabUntil(visitor: Visitor, target: Target, question: string): Promise<void> {
  const sought = sendable(target);
  await visitor.until(Boolean, 'exists', sought);
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await visitor.ask<boolean>(question, sought)) return;
    await visitor.press('Tab');
  }
  throw new Error(`Tab does not reach ${JSON.stringify(sought)}`);
}

export async function pressOn(visitor: Visitor, target: Target, key: Key = 'Enter'): Promise<void> {
  await tabTo(visitor, target);
  await visitor.press(key);
}

export async function typeInto(visitor: Visitor, target: Target, text: string): Promise<void> {
  await tabTo(visitor, target);
  await visitor.type(text);
}

/** Tab stops once at a group of radio buttons, and the arrows choose among them. */
export async function chooseRadio(visitor: Visitor, target: Target): Promise<void> {
  const sought = sendable(target);
  await tabUntil(visitor, target, 'isGroupFocused');
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await visitor.ask<boolean>('isFocused', sought)) {
      if (!(await visitor.ask<boolean>('isChecked', sought))) await visitor.press('Space');
      await visitor.until(Boolean, 'isChecked', sought);
      return;
    }
    await visitor.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach ${JSON.stringify(sought)}`);
}

/** Chooses what begins with that text in a closed list. */
export async function chooseOption(visitor: Visitor, target: Target, text: string, value: string) {
  await typeInto(visitor, target, text);
  await visitor.until((chosen) => chosen === value, 'fieldValue', sendable(target));
}

/** A regular expression does not travel as JSON. */
export function sendable({ name, label, within, ...rest }: Target): object {
  return {
    ...rest,
    name: pattern(name),
    label: pattern(label),
    ...(within && { within: sendable(within) }),
  };
}

const pattern = (name: string | RegExp | undefined) =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
