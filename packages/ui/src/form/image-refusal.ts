import type { MessageKey } from './yup-locale.ts';

const mebibyte = 1_048_576;
const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file is no picture that can be sent, by its kind and size; nothing where it is one. Free of yup. */
export function imageRefusal({ type, size }: File, maxBytes: number): MessageKey | undefined {
  if (!kinds.includes(type)) return { key: 'imageType' };
  if (size > maxBytes) return { key: 'imageTooLarge', values: { max: Math.floor(maxBytes / mebibyte) } };
}
