import type { OwnUser } from '@estela/contracts';
import { useFormikContext } from '@estela/ui/form';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { changedFields, type ProfileValues, withTyped } from './changed-fields.ts';
import { profileValues } from './profile-schema.ts';

export interface FormGround {
  /** What the account held when the form last took it over. */
  account: ProfileValues;
  /** What is on its way to the server. */
  sent?: ProfileValues | undefined;
}

interface FollowAccountProps {
  user: OwnUser;
  ground: RefObject<FormGround>;
}

/** Takes into the form what has changed of the account, saved here or by a link of a mail; what is typed stays. */
export function FollowAccount({ user, ground }: FollowAccountProps) {
  const { values, resetForm, setValues } = useFormikContext<ProfileValues>();
  const follow = useEffectEvent(() => {
    const { account, sent } = ground.current;
    const next = profileValues(user);
    if (!sent && Object.keys(changedFields(next, account)).length === 0) return;
    const typed = changedFields(values, sent ?? account);
    ground.current = { account: next };
    resetForm({ values: next });
    if (Object.keys(typed).length > 0) void setValues(withTyped(next, typed));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account's change is what it follows
  useEffect(() => follow(), [user]);
  return null;
}
