import { resolve } from 'node:path';
import { z } from 'zod';
import type { StatementLimits } from './database/statement-limits.ts';
import { isTrustProxy, parseTrustProxy } from './http/trust-proxy.ts';
import { type MapSettings, mapEnvironment, readMapSettings, unfitMaps } from './maps/map-settings.ts';
import { halfSetS3, readS3Settings, type S3Settings, s3Environment } from './media/s3-settings.ts';
import { ConfigError } from './start-errors.ts';

const optionalUrl = (protocols: string[]) =>
  z
    .string()
    .optional()
    .refine((text) => !text || (URL.canParse(text) && protocols.includes(new URL(text).protocol)), {
      message: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    });

/** Whether nothing follows host and port: every page and every file stands at the root. */
function isOrigin(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return true;
  const { origin, href } = new URL(text);
  return href.replace(/\/+$/, '') === origin;
}

/** One mailbox, with or without a name. */
const sender = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>]*<[^\s<>@,]+@[^\s<>@,]+>)$/;

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false'], { message: 'must be 0 or 1' })
    .default(fallback)
    .transform((text) => text === '1' || text === 'true');

/** 0: without end. */
const milliseconds = (fallback: number) =>
  z.coerce
    .number({ message: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(0, 'must be 0 or more milliseconds')
    .max(3_600_000, 'must be at most an hour in milliseconds')
    .default(fallback);

const enaireServices = 'https://servais.enaire.es/insigniads/rest/services';

const environment = z.object({
  PORT: z.coerce
    .number({ message: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(8080),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  ESTELA_DATA: z.string().min(1, 'must not be empty').default('.estela'),
  ESTELA_SAMPLE: flag('0'),
  PUBLIC_URL: optionalUrl(['http:', 'https:']).refine(isOrigin, {
    message: 'must end after the host and the port, as https://estela.example',
  }),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:']),
  DATABASE_DIRECT_URL: optionalUrl(['postgres:', 'postgresql:']),
  DATABASE_PREPARED: flag('1').optional(),
  DATABASE_STATEMENT_TIMEOUT: milliseconds(30_000),
  DATABASE_LOCK_TIMEOUT: milliseconds(5_000),
  DATABASE_IDLE_TIMEOUT: milliseconds(30_000),
  DATABASE_POOL: z.coerce
    .number({ message: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 to 200')
    .max(200, 'must be 1 to 200')
    .default(10),
  ENAIRE: flag('0'),
  ENAIRE_URL: optionalUrl(['http:', 'https:']),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:']),
  ...s3Environment,
  ...mapEnvironment,
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address, or a name and an address as in Estela <no-reply@estela.example>')
    .default('Estela <no-reply@estela.invalid>'),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ message: 'must be a number' })
    .positive('must be greater than 0')
    .max(1_000_000, 'must be at most 1000000')
    .default(1),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'must be a number of proxies, true, or addresses such as 10.0.0.1 or 10.0.0.0/8')
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number({ message: 'must be a number' })
    .min(0, 'must be 0 to 300')
    .max(300, 'must be 0 to 300')
    .default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      message: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

/** Names of all settings; each has its line in the README. */
export const settingNames = Object.keys(environment.shape);

/** Every setting of the server, read once. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path; holds the embedded database, pictures and unsent mail. */
  dataDir: string;
  sample: boolean;
  /** `known`: the passwords that everybody can read in the source. Only where nobody else can log in with them. */
  samplePasswords: 'known' | 'random';
  /** Without a slash at the end. Links in mails start with it, never with what a request says. */
  publicUrl: string;
  /** Set: PostgreSQL; not set: the embedded database. */
  databaseUrl: string | undefined;
  /** Past a pooler such as PgBouncer: for what needs a session of its own. Not set: `databaseUrl` leads there itself. */
  databaseDirectUrl: string | undefined;
  /** Statements are planned once a session; not set: where no pooler is found. */
  databasePrepared: boolean | undefined;
  databasePool: number;
  /** Of PostgreSQL's sessions; the embedded database has one, and nobody else holds its locks. */
  databaseLimits: StatementLimits;
  /** Root of ENAIRE's services; not set: zones come from imported files alone. */
  enaireUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Set: pictures go there; not set: into the data folder. */
  s3: S3Settings | undefined;
  maps: MapSettings;
  /** Multiplies the request and registration limits; never the login lock. */
  rateLimitFactor: number;
  /** Whose X-Forwarded-For to believe: nobody's, everybody's, so many hops, or a list of addresses. */
  trustProxy: boolean | number | string;
  /** How long a stopping server still answers while its readiness check fails, so that a proxy turns to others first. */
  drainSeconds: number;
  /** Who may read /metrics from elsewhere; without it only this machine may. */
  metricsToken: string | undefined;
  logLevel: string;
}

/** Nobody on another machine reaches it, unless through a proxy, which `PUBLIC_URL` names. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Reads the environment and throws one ConfigError that names every problem. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const issues = result.error?.issues ?? [];
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...halfSetS3(given),
    ...unfitMaps(given),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  const value = result.data;
  const isPrivate = isLoopback(value.HOST) && !value.PUBLIC_URL && !value.DATABASE_URL;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.ESTELA_DATA),
    sample: given.ESTELA_SAMPLE === undefined ? isPrivate : value.ESTELA_SAMPLE,
    samplePasswords: isPrivate ? 'known' : 'random',
    publicUrl: (
      value.PUBLIC_URL ?? `http://${value.HOST.includes(':') ? `[${value.HOST}]` : value.HOST}:${value.PORT}`
    ).replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_URL && value.DATABASE_DIRECT_URL,
    databasePrepared: given.DATABASE_PREPARED === undefined ? undefined : value.DATABASE_PREPARED,
    databasePool: value.DATABASE_POOL,
    databaseLimits: {
      statement: value.DATABASE_STATEMENT_TIMEOUT,
      lock: value.DATABASE_LOCK_TIMEOUT,
      idleInTransaction: value.DATABASE_IDLE_TIMEOUT,
    },
    enaireUrl: value.ENAIRE ? (value.ENAIRE_URL ?? enaireServices).replace(/\/+$/, '') : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    s3: readS3Settings(value),
    maps: readMapSettings(value),
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    trustProxy: parseTrustProxy(value.TRUST_PROXY),
    drainSeconds: value.DRAIN_SECONDS,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}
