import type { UpkeepEntry, UpkeepEntryInput } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { defaultCurrency, type UpkeepKind, upkeepKinds } from '@estela/contracts/values';
import { minorUnits, moneyRule, type NumberValue, yup } from '@estela/ui/form';
import { pastDay } from '../../components/day-rules.ts';
import { dayOf, instantOf } from '../../components/days.ts';

/** The form's values: a day, and the cost in whole units. */
export interface EntryValues {
  kind: UpkeepKind | '';
  at: string;
  /** Not a field: the initial value of `at`. */
  storedAt: string;
  text: string;
  cost: NumberValue;
  currency: string;
  component: string;
}

export const entrySchema = yup.object({
  kind: yup.string().oneOf(upkeepKinds).required(),
  at: pastDay('storedAt').required(),
  text: yup.string().trim().required().max(limits.text.max),
  cost: moneyRule('currency', limits.price.max),
  currency: yup.string(),
  component: yup.string(),
});

export function newEntryValues(): EntryValues {
  const today = dayOf(new Date());
  return { kind: '', at: today, storedAt: '', text: '', cost: '', currency: defaultCurrency, component: '' };
}

export function valuesOfEntry({ kind, at, text, cost, component, ...entry }: UpkeepEntry): EntryValues {
  const currency = entry.currency ?? defaultCurrency;
  const whole = cost === null ? '' : minorUnits.toWhole(cost, currency);
  const day = dayOf(new Date(at));
  const part = component?._id ?? '';
  return { kind, at: day, storedAt: day, text, cost: whole, currency, component: part };
}

/** Only for values that have passed the schema. */
export function inputOfEntry({ kind, at, text, cost, currency, component }: EntryValues): UpkeepEntryInput {
  const isCost = typeof cost === 'number';
  return {
    kind: kind || 'check',
    at: instantOf(at),
    text: text.trim(),
    cost: isCost ? minorUnits.of(cost, currency) : null,
    currency: isCost ? currency : null,
    component: component || null,
  };
}
