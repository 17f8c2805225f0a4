import type { Release } from '@estela/contracts/release';
import type { BuildToPublish } from '../contract/gate.ts';
import { checkRoutePaths } from '../contract/route-paths.ts';
import type { Signatures } from '../signing/signatures.ts';
import type { Author, SourceCommit } from '../store/history.ts';
import type { Mover } from './changes.ts';
import type { ExclusiveWork } from './exclusive-work.ts';
import { checkBuild, discard, placeRelease, prepareRelease, releaseOf } from './publish.ts';
import { knownSizes, withScriptSizes } from './script-sizes.ts';
import type { StoreReader } from './store-reader.ts';

/** Adds releases to a store. */
export function publisher(
  reader: StoreReader,
  signatures: Signatures,
  { exclusively, catchUp }: ExclusiveWork,
  mover: Pick<Mover, 'checkVersions' | 'checkPublishedWeight'>,
) {
  const { paths } = reader;

  /** A dry run makes every check that reads, and returns the release as it would be. */
  async function publish(
    build: BuildToPublish,
    origin: Author & SourceCommit,
    { dryRun = false, force = false }: { dryRun?: boolean; force?: boolean | undefined } = {},
  ): Promise<Release> {
    const planned = releaseOf(build, build.files, origin);
    // A version that is there already may be damaged: it is mended, not judged again.
    const isNew = !(await reader.versions(build.app)).includes(build.version);
    if (isNew) checkRoutePaths(build.manifest);
    const check = () => mover.checkVersions(planned);
    if (isNew && !force) await (dryRun ? check() : exclusively(check));
    const checkWeight = async (release: Release) => {
      if (isNew && !force) await mover.checkPublishedWeight(release);
      return release;
    };
    if (dryRun) {
      const earlier = await checkBuild(paths, build, signatures);
      return checkWeight({
        ...planned,
        files: await withScriptSizes(build, knownSizes(earlier)),
      });
    }
    const prepared = await prepareRelease(paths, build, origin, signatures);
    try {
      await checkWeight(prepared.release);
      await exclusively(async () => {
        await placeRelease(paths, prepared, signatures);
        await catchUp(build.app);
      });
    } finally {
      await discard(prepared);
    }
    return prepared.release;
  }

  return { publish };
}
export type Publisher = ReturnType<typeof publisher>;
