import { z } from 'zod';

/** Milliseconds: a shorter time than a network takes would fail every picture. */
const minTimeout = 100;

/** The settings of an object storage as the environment names them; see `halfSetS3` for those that go together. */
export const s3Environment = {
  S3_ENDPOINT: z
    .string()
    .optional()
    .refine((text) => !text || isPlainAddress(text), {
      message: 'must be a URL that starts with http:// or https:// and ends after the host',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['0', '1', 'true', 'false'], { message: 'must be 0 or 1' }).default('1'),
  S3_TIMEOUT_MS: z.coerce
    .number({ message: 'must be a number' })
    .int('must be a whole number')
    .min(minTimeout, `must be at least ${minTimeout}`)
    .max(60_000, 'must be at most 60000')
    .default(5_000),
};

/** Where pictures go instead of the data folder. */
export interface S3Settings {
  /** Of the bucket, with a slash at the end. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that the storage has for one call, its retry included. */
  timeout: number;
}

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The problem with a group of settings that is not whole: pictures must not end up on a disk by an oversight. */
export function halfSetS3(env: Record<string, string | undefined>): string[] {
  const [given] = Object.keys(env).filter((name) => name in s3Environment);
  const missing = together.filter((name) => !env[name]);
  return given && missing.length > 0 ? [`${missing.join(', ')} must be set too because ${given} is`] : [];
}

type S3Values = z.output<z.ZodObject<typeof s3Environment>>;

/** Nothing where no object storage is set. */
export function readS3Settings(values: S3Values): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const isPathStyle = values.S3_PATH_STYLE === '1' || values.S3_PATH_STYLE === 'true';
  const { protocol, host } = new URL(endpoint);
  return {
    bucketUrl: isPathStyle ? `${protocol}//${host}/${bucket}/` : `${protocol}//${bucket}.${host}/`,
    region: values.S3_REGION,
    accessKeyId,
    secretAccessKey,
    timeout: values.S3_TIMEOUT_MS,
  };
}

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && pathname === '/' && !search && !username;
}
