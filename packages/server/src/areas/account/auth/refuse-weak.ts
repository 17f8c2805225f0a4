import { passwordWeakness } from '@estela/contracts/passwords';
import { InvalidInputError } from '../../../http/errors.ts';
import { isCommonPassword } from '../../../identity/common-passwords.ts';

/** What an account calls its pilot. */
interface Names {
  username: string;
  email: string;
  name: string;
  last_name: string;
}

/** Throws for a new password that others use or that says who it belongs to; `field` is where it was typed. */
export async function refuseWeak(
  password: string,
  { username, email, name, last_name }: Names,
  field: 'password' | 'newPassword',
): Promise<void> {
  const names = [username, email, email.split('@')[0] ?? '', name, last_name, `${name} ${last_name}`];
  const weakness = passwordWeakness(password, names);
  const key = weakness ?? ((await isCommonPassword(password)) ? 'passwordCommon' : undefined);
  if (key) throw new InvalidInputError({ [field]: key });
}
