import type { Post } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { derivedForm } from '@estela/kit/entity-form';
import { imageRule, yup } from '@estela/ui/form';

const { array, object, string } = yup;

/** A photo of a post in its form: one that is stored, or a file not yet uploaded. */
export interface ChosenPhoto {
  key: string;
  _id?: string;
  url?: string;
  file?: File;
  alt: string;
}

const words = {
  title: string().trim().required().max(limits.title.max),
  content: string().trim().required().max(limits.text.max),
};

const photoRule = imageRule(limits.image.bytes);
const altRule = string().trim().max(limits.altText.max);

export const postFormSchema = object({
  ...words,
  pictures: array<ChosenPhoto>()
    .max(limits.picturesPerPost.max)
    // The first error: the photos are one field.
    .test('photos', (photos, { createError }) => {
      const problem = photos?.map(problemOf).find((one) => one !== undefined);
      return problem === undefined || createError({ message: problem });
    }),
});

function problemOf({ file, alt }: ChosenPhoto) {
  try {
    photoRule.validateSync(file);
    altRule.validateSync(alt);
  } catch (problem) {
    if (problem instanceof yup.ValidationError) return problem.errors[0];
    throw problem;
  }
}

const inWords = derivedForm(object(words));

export type PostValues = ReturnType<typeof inWords.newValues> & { pictures: ChosenPhoto[] };

export const postForm = {
  newValues: (): PostValues => ({ ...inWords.newValues(), pictures: [] }),
  toValues: (post: Post): PostValues => ({
    ...inWords.toValues(post),
    pictures: post.pictures.map(({ _id, url, alt }) => ({ key: _id, _id, url, alt })),
  }),
  toInput: ({ pictures, ...rest }: PostValues) => ({
    ...inWords.toInput(rest),
    pictures: pictures.map((photo) => ({ ...photo, alt: photo.alt.trim() })),
  }),
};
