/**
 * Bounds of what pilots send. Plain constants, so that forms take them without bringing zod along; each by itself, so that a
 * page brings only those that it names.
 */
export * as limits from './limit-values.ts';

/** A web address with a user name or a password in it: shown to others it gives a secret away, or hides its host. */
export const credentialsPattern = /^https?:[/\\]*[^/\\?#]*@/i;

/** What counts as an email address, for the server and for forms: its host has a dot. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Neither dot nor underscore at an end: a full stop behind `@marta` would be part of another's name. */
export const usernamePattern = /^[a-z0-9](?:[a-z0-9_.]*[a-z0-9])?$/i;

/** Names of accounts from before that rule, too. */
export const anyUsernamePattern = /^[a-z0-9_.]+$/i;

/** Names that would clash with routes or look official. */
export const reservedUsernames = [
  'about',
  'admin',
  'administrator',
  'api',
  'assets',
  'components',
  'dashboard',
  'drones',
  'equipment-items',
  'estela',
  'feed',
  'feedspots',
  'flights',
  'followers',
  'following',
  'groups',
  'help',
  'home',
  'login',
  'logout',
  'me',
  'moderator',
  'null',
  'profile',
  'register',
  'remotes',
  'restore-password',
  'root',
  'settings',
  'shell',
  'spots',
  'support',
  'system',
  'terms',
  'undefined',
  'undo-email',
  'verify-email',
  'www',
] as const;

/** Version of the terms that registration accepts. */
export const termsUpdatedAt = '2025-01-15';
