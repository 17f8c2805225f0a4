import type { profileValues } from './profile-schema.ts';

export type ProfileValues = ReturnType<typeof profileValues>;

interface Fields {
  privacy: object;
  social: object;
}

/** The fields that differ, those of `privacy` and `social` one by one: another device may have changed the rest. */
export function changedFields<T extends Fields>(now: T, before: T) {
  const { privacy, social } = now;
  const own = Object.entries(changed(now, before)).filter(
    ([name]) => name !== 'privacy' && name !== 'social',
  );
  const groups = { privacy: changed(privacy, before.privacy), social: changed(social, before.social) };
  const filled = Object.entries(groups).filter(([, fields]) => Object.keys(fields).length > 0);
  return Object.fromEntries([...own, ...filled]) as Partial<T>;
}

/** What the account holds now, with what is typed over it. */
export function withTyped(account: ProfileValues, typed: Partial<ProfileValues>): ProfileValues {
  return {
    ...account,
    ...typed,
    privacy: { ...account.privacy, ...typed.privacy },
    social: { ...account.social, ...typed.social },
  };
}

function changed<T extends object>(now: T, before: T): Partial<T> {
  const fields = Object.entries(now).filter(([name, value]) => value !== before[name as keyof T]);
  return Object.fromEntries(fields) as Partial<T>;
}
