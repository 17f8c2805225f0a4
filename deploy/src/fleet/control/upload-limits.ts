import { Refusal } from '../remote/refusal.ts';

/** What an upload may be, beside the limits that publishing has for every build. */
export const uploadLimits = {
  /** Bytes as sent, which must arrive in the half minute that the server gives any request. */
  sent: 20_000_000,
  /** Bytes after unpacking. */
  bytes: 45_000_000,
  files: 600,
  /** Bytes of request, report and manifest each: they are read into memory. */
  text: 1_000_000,
  /** Builds taken in at once. */
  atOnce: 4,
};

/** Throws a Refusal before anything is read, by what the sender says it will send. */
export function checkSizes(files: { bytes: number }[]): void {
  const { files: most, bytes } = uploadLimits;
  if (files.length > most) throw new Refusal('TOO_LARGE', { what: `${files.length} files`, limit: most });
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  if (total > bytes) throw new Refusal('TOO_LARGE', { what: `${total} bytes`, limit: bytes });
}

export function checkLength(header: string | undefined): void {
  if (header === undefined) throw new Refusal('NO_LENGTH');
  const limit = uploadLimits.sent;
  if (Number(header) > limit) throw new Refusal('TOO_LARGE', { what: `${header} bytes sent`, limit });
}
