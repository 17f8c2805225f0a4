import { imageRefusal, inMebibytes } from './image-refusal.ts';
import { yup } from './yup-locale.ts';

/** The rule of an `ImageField`: kind and size, before the server looks at the content. */
export function imageRule(maxBytes: number) {
  return yup
    .mixed<File>()
    .nullable()
    .test({
      name: 'image',
      params: { max: inMebibytes(maxBytes) },
      test: (file, context) => {
        const refusal = file && imageRefusal(file, maxBytes);
        return !refusal || context.createError({ message: { ...refusal } });
      },
    });
}
