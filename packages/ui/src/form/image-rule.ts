import { yup } from './yup-locale.ts';

const mebibyte = 1_048_576;
const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The rule of an `ImageField`: kind and size, before the server looks at the content. */
export function imageRule(maxBytes: number) {
  const max = Math.floor(maxBytes / mebibyte);
  return yup
    .mixed<File>()
    .nullable()
    .test('image-type', 'imageType', (file) => !file || kinds.includes(file.type))
    .test({
      name: 'image-size',
      message: { key: 'imageTooLarge', values: { max } },
      params: { max },
      test: (file) => !file || file.size <= maxBytes,
    });
}
