import type { OwnUser } from '@estela/contracts';
import { useFormikContext } from '@estela/ui/form';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { changedFields, type ProfileValues, withTyped } from './changed-fields.ts';
import { profileValues } from './profile-values.ts';

/** What the form's values are compared with. */
export interface Baseline {
  /** What the account held when the form last took it over. */
  account: ProfileValues;
  /** What is on its way to the server. */
  sent?: ProfileValues | undefined;
}

interface FollowAccountProps {
  user: OwnUser;
  baseline: RefObject<Baseline>;
}

/** Takes into the form what has changed of the account, saved here or by a link of a mail; what is typed stays. */
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
