import { StoreError } from '../errors.ts';
import { planRotation, type Rotated, rotate } from '../signing/rotate.ts';
import type { Signatures } from '../signing/signatures.ts';
import { type ActivePointer, writePointer } from '../store/active-pointer.ts';
import { appendHistory, readHistory } from '../store/history.ts';
import type { ExclusiveWork } from './exclusive-work.ts';
import { recoveredPointer } from './recover.ts';
import { signedFiles } from './signed-files.ts';
import type { StoreReader } from './store-reader.ts';

/** What operators do with the keys of a store and with a pointer that is refused. */
export function repairs(
  reader: StoreReader,
  signatures: Signatures,
  { exclusively }: Pick<ExclusiveWork, 'exclusively'>,
  by: string,
) {
  const { paths } = reader;

  async function rotateKey(isDry = false): Promise<Rotated> {
    if (isDry) return reader.pointer().then(async () => planRotation(reader.keys, await signedFiles(reader)));
    return exclusively(async () => {
      await reader.pointer();
      return rotate(reader.keys, await signedFiles(reader), by);
    });
  }

  /** Writes the pointer again from the history where the one on disk is refused; nothing where it is good. */
  async function recover(isDry: boolean): Promise<ActivePointer | undefined> {
    if (isDry) return (await pointerFromHistory())?.pointer;
    return exclusively(async () => {
      const found = await pointerFromHistory();
      if (!found) return undefined;
      // First: a pointer with a number that the history does not know could be followed by an older one.
      const at = new Date().toISOString();
      for (const line of found.lines) await appendHistory(paths.history, { at, by, ...line });
      await writePointer(paths.active, found.pointer, signatures);
      return found.pointer;
    });
  }

  async function pointerFromHistory() {
    if (await isReadable(reader.pointer())) return undefined;
    const isGood = (app: string, version: string) => isReadable(reader.verify(app, version));
    return recoveredPointer(await readHistory(paths.history), await reader.apps(), isGood);
  }

  return { adopt: () => exclusively(async () => undefined), rotateKey, recover };
}
export type Repairs = ReturnType<typeof repairs>;

/** False where the store refuses what is read. */
async function isReadable(reading: Promise<unknown>): Promise<boolean> {
  return reading.then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreError) return false;
      throw error;
    },
  );
}
