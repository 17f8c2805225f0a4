import { changesOf } from '@estela/kit/entity-form';
import type { profileValues } from './profile-values.ts';

export type ProfileValues = ReturnType<typeof profileValues>;

interface Fields {
  privacy: object;
  social: object;
}

/** The fields that differ, those of `privacy` and `social` one by one: another device may have changed the rest. */
export function changedFields<T extends Fields>(now: T, before: T): Partial<T> {
  const changed = changesOf(now, before);
  return {
    ...changed,
    ...(changed.privacy && { privacy: changesOf(now.privacy, before.privacy) }),
    ...(changed.social && { social: changesOf(now.social, before.social) }),
  };
}

/** The account's current values, overridden by what is typed. */
export function withTyped(account: ProfileValues, typed: Partial<ProfileValues>): ProfileValues {
  return {
    ...account,
    ...typed,
    privacy: { ...account.privacy, ...typed.privacy },
    social: { ...account.social, ...typed.social },
  };
}
