import path from 'node:path';
import type { SignedFiles } from '../signing/signed-file.ts';
import { recordName, recordTitle } from '../store/release-record.ts';
import { pointerName } from '../store/store-paths.ts';
import type { StoreReader } from './store-reader.ts';

/** Everything that has a signature. */
export async function signedFiles({
  paths,
  apps,
  versions,
  verify,
  signedPointer,
}: StoreReader): Promise<SignedFiles> {
  const names = await apps();
  const records = names.map(async (app) =>
    (await versions(app)).map((version) => ({
      kind: 'release' as const,
      file: path.join(paths.version(app, version), recordName),
      title: recordTitle(app, version),
      checkContent: () => verify(app, version),
    })),
  );
  const active = {
    kind: 'pointer' as const,
    file: paths.active,
    title: pointerName,
    checkContent: signedPointer,
  };
  return { pointer: active, records: (await Promise.all(records)).flat() };
}
