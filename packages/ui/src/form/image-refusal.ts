import type { MessageKey } from './yup-locale.ts';

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** As hints and errors name a limit: whole mebibytes. */
export const inMebibytes = (bytes: number) => Math.floor(bytes / 1_048_576);

/** Why a file is no picture that can be sent, by its kind and size; nothing where it is one. Free of yup. */
export function imageRefusal({ type, size }: File, maxBytes: number): MessageKey | undefined {
  if (!kinds.includes(type)) return { key: 'imageType' };
  if (size > maxBytes) return { key: 'imageTooLarge', values: { max: inMebibytes(maxBytes) } };
}
