import { plainPassword } from '@estela/contracts/passwords';
import { once } from '../once.ts';
import { spanishPasswords } from './spanish-passwords.ts';

// Half a megabyte, unpacked when the first password is chosen: a start does without it.
const known = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(plainPassword));
});
const spanish = new Set(spanishPasswords);

/** Is it one of the passwords that everybody tries first? Nothing is asked of anyone outside. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = plainPassword(password);
  return (await known()).has(plain) || spanish.has(plain.replace(/\d*[!.]*$/, ''));
}
