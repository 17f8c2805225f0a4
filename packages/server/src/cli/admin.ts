import { type Language, languages } from '@estela/contracts';
import { type Command, Option } from 'commander';
import { sendOutbox } from '../areas/account/auth/index.ts';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../database/open.ts';
import { newToken } from '../identity/tokens.ts';
import { createMailer } from '../mail/mailer.ts';
import { type AdminAccount, createAdmin, resetSecondFactor, setVerified } from './admin-accounts.ts';
import type { Environment, Print } from './console.ts';
import { writeSecurityLine } from './security-line.ts';
import { CommandError, withDatabase, withUnchangedDatabase } from './with-database.ts';

interface CreateOptions {
  email?: string;
  name: string;
  lastName: string;
  dryRun?: boolean;
}

/** Adds `admin create|verify|reset-second-factor`. */
export function addAdminCommands(estela: Command, env: Environment, print: Print): void {
  const admin = estela.command('admin').description('accounts that look after the others');

  admin
    .command('create')
    .description('make a pilot an administrator; with --email, create the account first')
    .argument('<username>', 'who')
    .option('--email <address>', 'email of a new account')
    .option('--name <name>', 'first name of a new account', 'Admin')
    .option('--last-name <name>', 'last name of a new account', 'Estela')
    .option('--dry-run', 'only say what would happen')
    .addHelpText(
      'after',
      '\nA new account takes its password from ESTELA_ADMIN_PASSWORD; without it, one is made and printed.',
    )
    .action(async (username: string, options: CreateOptions) => {
      const given = env.ESTELA_ADMIN_PASSWORD;
      const password = given || newToken().slice(0, 20);
      const account: AdminAccount = { username, password, ...options };
      const dryRun = options.dryRun ?? false;
      const outcome = await opened(dryRun)(env, (db) => createAdmin(db, account, dryRun));
      if (!dryRun) writeSecurityLine('admin.role-given', username);
      print(`${dryRun ? 'Would be: ' : ''}${username} ${outcome}`);
      if (outcome === 'created' && !given && !dryRun) print(`Password: ${password}`);
    });

  admin
    .command('verify')
    .description('give a pilot the badge and limits of verified pilots')
    .argument('<username>', 'who')
    .option('--off', 'take it away')
    .option('--dry-run', 'only say what would happen')
    .action(async (username: string, options: { off?: boolean; dryRun?: boolean }) => {
      const verified = !options.off;
      const dryRun = options.dryRun ?? false;
      const found = await opened(dryRun)(env, (db) => setVerified(db, username, verified, dryRun));
      if (!found) throw new CommandError(`There is no pilot called ${username}`);
      if (!dryRun) writeSecurityLine(verified ? 'admin.verified' : 'admin.unverified', username);
      print(`${dryRun ? 'Would be: ' : ''}${username} ${verified ? 'verified' : 'not verified'}`);
    });

  admin
    .command('reset-second-factor')
    .description('switch two-step verification off for a pilot who has lost the app and the recovery codes')
    .argument('<username>', 'who; make sure that it is them who ask')
    .addOption(
      new Option('--language <language>', 'of the mail that tells its owner')
        .choices(languages)
        .default(languages[0]),
    )
    .option('--dry-run', 'only say what would happen')
    .action(async (username: string, options: { language: Language; dryRun?: boolean }) => {
      const dryRun = options.dryRun ?? false;
      const config = readConfig(env);
      await opened(dryRun)(env, async (db) => {
        const found = await resetSecondFactor({ config, language: options.language }, db, username, dryRun);
        if (!found) throw new CommandError(`There is no pilot called ${username}`);
        print(`${dryRun ? 'Would be: ' : ''}${username} logs in with the password alone`);
        if (!found.isReset) return;
        writeSecurityLine('admin.second-factor-reset', username);
        await notifyOwner(config, db, found.id);
      });
    });
}

const opened = (dryRun: boolean) => (dryRun ? withUnchangedDatabase : withDatabase);

/** It may not have been the owner who asked. */
async function notifyOwner(config: Config, db: Db, userId: string): Promise<void> {
  const sender = { mailer: createMailer(config), log: { info: () => {}, error: () => {} } };
  const [failure] = await sendOutbox(sender, db, { userId });
  if (failure)
    throw new CommandError(
      `The mail that tells its owner was not sent, the server will try again: ${(failure as Error).message}`,
    );
}
