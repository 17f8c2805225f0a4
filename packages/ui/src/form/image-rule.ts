import { yup } from './yup-locale.ts';

const mebibyte = 1_048_576;
const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The rule of an `ImageField`: kind and size, before the server looks at the content. */
export function imageRule(maxBytes: number) {
  return yup
    .mixed<File>()
    .nullable()
    .test('image-type', 'imageType', (file) => !file || kinds.includes(file.type))
    .test('image-size', { key: 'imageTooLarge', values: { max: Math.floor(maxBytes / mebibyte) } }, (file) =>
      file ? file.size <= maxBytes : true,
    );
}
