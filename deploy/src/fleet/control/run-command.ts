import path from 'node:path';
import { z } from 'zod';
import type { SourceCommit } from '../../store/history.ts';
import { runFleet } from '../cli/fleet.ts';
import type { FleetContext } from '../commands/command-group.ts';
import { commandLine, type RemoteAnswer, type RemoteRequest } from '../remote/remote-command.ts';
import type { Token } from '../tokens/tokens.ts';

/** An uploaded build, and where it comes from. */
export interface ActSource {
  folder?: string;
  commit?: SourceCommit;
}

/** What a command said, and what of it the audit log keeps. */
export interface ActResult extends RemoteAnswer {
  version?: string;
  code?: string;
}

const versionSchema = z.object({ version: z.string() });

/** Runs a command as the command line beside the store does, in the token's name. */
export async function runCommand(
  place: Pick<FleetContext, 'data' | 'signingKey' | 'publicUrl'>,
  token: Token,
  request: RemoteRequest,
  { folder, commit = {} }: ActSource,
): Promise<ActResult> {
  const printed: string[] = [];
  const errors: string[] = [];
  let end: { version?: string; code?: string } = {};
  const said = (line: string) => (folder ? line.replaceAll(folder, 'the build') : line);
  const exitCode = await runFleet(commandLine(request, folder ? ['--from', folder] : []), {
    ...place,
    root: path.resolve(place.data),
    by: request.note ? `${token.name} (${request.note})` : token.name,
    source: commit,
    print: (line) => printed.push(said(line)),
    printError: (line) => errors.push(said(line)),
    onEnd: ({ data: report, code }) => {
      const found = versionSchema.safeParse(report);
      end = { ...(found.success && found.data), ...(code !== undefined && { code }) };
    },
  });
  return { exitCode, printed, errors, ...end };
}
