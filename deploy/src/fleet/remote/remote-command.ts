import { z } from 'zod';
import { fileName } from '../../store/build-report.ts';
import { isAppName } from '../../store/store-paths.ts';

interface RemoteCommand {
  /** The build of the app goes along: always, or where no version is named. */
  sendsBuild?: 'always' | 'without version';
  /** Only reads; what is live is no secret, so a token may read of every app. */
  reads?: true;
  /** Its arguments are an app and a version, once or more. */
  namesPairs?: true;
  /** Options that a token may use, beside `--json`. What is not named here is for operators beside the store. */
  options: readonly string[];
}

const change = ['dryRun', 'why'];

/** What a token may do. Every other command, such as gc, key and token, runs beside the store only. */
const commands: Readonly<Record<string, RemoteCommand>> = {
  publish: { sendsBuild: 'always', options: [...change, 'activate', 'ifMissing'] },
  activate: { namesPairs: true, options: change },
  rollback: { options: [...change, 'to'] },
  pin: { options: change },
  unpin: { options: change },
  disable: { options: change },
  enable: { options: change },
  'can-i-deploy': { sendsBuild: 'without version', options: [] },
  errors: { options: ['version'] },
  override: { namesPairs: true, options: ['for', 'site'] },
  status: { reads: true, options: [] },
  history: { reads: true, options: ['limit'] },
  diff: { reads: true, options: [] },
};

export function remoteCommand(name: string): RemoteCommand | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** Does the build of the app go along? */
export function sendsBuild({ command, args }: Pick<RemoteRequest, 'command' | 'args'>): boolean {
  const when = remoteCommand(command)?.sendsBuild;
  return when === 'always' || (when === 'without version' && args.length === 1);
}

/** A line of the history, so no line breaks, and nothing that moves a terminal's cursor. */
const note = z.string().transform((text) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100),
);

/** A command as it is sent: what the command line understood, never a line to parse again. */
export const requestSchema = z.object({
  command: z.string().max(40),
  args: z.array(z.string().min(1).max(200)).max(20),
  options: z.record(z.string(), z.union([z.string().max(1000), z.number(), z.boolean()])),
  /** Who or what acts, in the words of the pipeline. */
  note: note.optional(),
});
export type RemoteRequest = z.infer<typeof requestSchema>;

const fileSchema = z.object({
  path: fileName,
  bytes: z.number().int().nonnegative(),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});

/** Which files a build has. */
export const filesSchema = z.object({ files: z.array(fileSchema).max(10_000) });

/** Names of the entries of an upload beside the build's own files, which lie below `dist/`. */
export const entryNames = { request: 'request.json', manifest: 'package.json' };

/** First entry of an uploaded build. */
export const uploadSchema = requestSchema.extend({
  ...filesSchema.shape,
  /** The version that the sender computed from its files. */
  version: z.string(),
  source: z.object({
    commit: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    dirty: z.boolean().optional(),
  }),
});
export type UploadRequest = z.infer<typeof uploadSchema>;
export type SentFile = UploadRequest['files'][number];

/** What the command printed, and its exit code. */
export const answerSchema = z.object({
  exitCode: z.number().int(),
  printed: z.array(z.string()),
  errors: z.array(z.string()),
});
export type RemoteAnswer = z.infer<typeof answerSchema>;

/** The app that a command names first. */
export function appOf({ args }: Pick<RemoteRequest, 'args'>): string | undefined {
  return args[0] !== undefined && isAppName(args[0]) ? args[0] : undefined;
}

/** Every app that a command acts on. */
export function appsOf({ command, args }: Pick<RemoteRequest, 'command' | 'args'>): string[] {
  return remoteCommand(command)?.namesPairs ? args.filter((_, at) => at % 2 === 0) : args.slice(0, 1);
}

/** The command line for the server's own `runFleet`. After `--` nothing that was sent is taken for an option. */
export function commandLine({ command, args, options }: RemoteRequest, more: readonly string[]): string[] {
  const flags = Object.entries(options).flatMap(([name, value]) => {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (typeof value === 'boolean') return value ? [flag] : [];
    return [`${flag}=${value}`];
  });
  return [command, ...flags, ...more, '--', ...args];
}
