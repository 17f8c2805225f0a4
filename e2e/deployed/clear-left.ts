import { removeAccount } from '../fixtures/api-client.ts';
import { leftAccounts } from './left-accounts.ts';

/** Deletes the accounts that runs on this machine have left on that product, and says what it could not delete. */
export async function clearLeft(url: string): Promise<void> {
  const left = leftAccounts(url);
  for (const account of left)
    await removeAccount(account).catch((error) =>
      console.error(`The account ${account.username} stays until the next run: ${error.message}`),
    );
  if (left.length > 0)
    console.log(`Accounts left by a run: ${left.length - leftAccounts(url).length} deleted`);
}
