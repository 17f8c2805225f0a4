import { resolve } from 'node:path';
import { z } from 'zod';
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

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false'], { message: 'must be 0 or 1' })
    .default(fallback)
    .transform((text) => text === '1' || text === 'true');

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
  ESTELA_SAMPLE: flag('1'),
  PUBLIC_URL: optionalUrl(['http:', 'https:']),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:']),
  DATABASE_POOL: z.coerce.number().int().min(1, 'must be at least 1').max(200).default(10),
  ENAIRE: flag('0'),
  ENAIRE_URL: optionalUrl(['http:', 'https:']),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:']),
  ...s3Environment,
  ...mapEnvironment,
  MAIL_FROM: z.string().min(3).default('Estela <no-reply@estela.invalid>'),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ message: 'must be a number' })
    .positive('must be greater than 0')
    .max(1_000_000)
    .default(1),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z.string().optional(),
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
  /** Without a slash at the end. Links in mails start with it, never with what a request says. */
  publicUrl: string;
  /** Set: PostgreSQL; not set: the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
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
  /** Who may read /metrics from elsewhere; without it only this machine may. */
  metricsToken: string | undefined;
  logLevel: string;
}

function parseTrustProxy(text: string | undefined): boolean | number | string {
  if (!text || text === '0' || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
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
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.ESTELA_DATA),
    sample: value.ESTELA_SAMPLE,
    publicUrl: (
      value.PUBLIC_URL ?? `http://${value.HOST.includes(':') ? `[${value.HOST}]` : value.HOST}:${value.PORT}`
    ).replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    enaireUrl: value.ENAIRE ? (value.ENAIRE_URL ?? enaireServices).replace(/\/+$/, '') : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    s3: readS3Settings(value),
    maps: readMapSettings(value),
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    trustProxy: parseTrustProxy(value.TRUST_PROXY),
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}
