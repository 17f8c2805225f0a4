import type { OwnUser } from '@estela/contracts';
import { useFormikContext } from '@estela/ui/form';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { changedFields, type ProfileValues, withTyped } from './changed-fields.ts';
import { profileValues } from './profile-values.ts';

/** What the form's values are compared with. */
export interface Baseline {
  /** The account's values when they were last copied into the form. */
  account: ProfileValues;
  /** What is being saved. */
  sent?: ProfileValues | undefined;
}

interface FollowAccountProps {
  user: OwnUser;
  baseline: RefObject<Baseline>;
}

/** Copies changes of the account into the form, saved here or by a link in a mail; what is typed stays. */
export function FollowAccount({ user, baseline }: FollowAccountProps) {
  const { values, resetForm, setValues } = useFormikContext<ProfileValues>();
  const follow = useEffectEvent((account: OwnUser) => {
    const { account: before, sent } = baseline.current;
    const next = profileValues(account);
    if (!sent && Object.keys(changedFields(next, before)).length === 0) return;
    const typed = changedFields(values, sent ?? before);
    baseline.current = { account: next };
    resetForm({ values: next });
    if (Object.keys(typed).length > 0) void setValues(withTyped(next, typed));
  });
  useEffect(() => follow(user), [user]);
  return null;
}
