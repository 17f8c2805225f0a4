import { type ApiError, errorText, type Seen, useUpload } from '@estela/api';
import { useAddPostPictureMutation, useCreatePostMutation, useUpdatePostMutation } from '@estela/api/groups';
import type { Post } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { changesOf } from '@estela/kit/entity-form';
import { useRef, useState } from 'react';
import type { PhotosProgress } from './photos-field.tsx';
import type { ChosenPhoto, postForm } from './post-form-schema.ts';

type Input = ReturnType<typeof postForm.toInput>;

/**
 * Saves a post, then uploads its photos one by one, then sends their order and descriptions. If a photo fails the post
 * stays, and submitting the form again continues from there.
 */
export function useSavePost(groupId: string, post: Post | undefined) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [add] = useAddPostPictureMutation();
  const upload = useUpload(add);
  const [number, setNumber] = useState(1);
  const saved = useRef(post);
  const sent = useRef(new Map<File, string>());

  const idOf = ({ _id: stored, file }: ChosenPhoto) => stored ?? (file && sent.current.get(file)) ?? '';

  async function writeWords({ pictures: _, ...words }: Partial<Input>, seen: Seen['seen']): Promise<Post> {
    const { current } = saved;
    if (!current) return create({ id: groupId, body: words as Omit<Input, 'pictures'> }).unwrap();
    const body = changesOf(words, current);
    if (Object.keys(body).length === 0) return current;
    return update({ id: groupId, postId: current._id, body, seen }).unwrap();
  }

  async function send(postId: string, file: File): Promise<Post> {
    const answer = await upload.start({ id: groupId, postId, file });
    if (!answer.error) return answer.data;
    const { error } = answer;
    const isCancelled = error.code === 'ABORTED';
    const message = t(isCancelled ? 'postForm.photosCancelled' : 'postForm.photosFailed');
    // Shown on the photos: the rest is saved, and why one of them is not.
    throw {
      ...error,
      message,
      fields: isCancelled ? {} : { pictures: `${message} ${errorText(error, common)}` },
    } satisfies ApiError;
  }

  /** Removed photos are deleted before others are uploaded, as a post with the maximum has no room for them. */
  async function makeRoom(current: Post, photos: readonly ChosenPhoto[]): Promise<Post> {
    const kept = new Set(photos.map(idOf));
    const pictures = current.pictures
      .filter(({ _id }) => kept.has(_id))
      .map(({ _id, alt }) => ({ _id, alt }));
    if (pictures.length === current.pictures.length) return current;
    return update({ id: groupId, postId: current._id, body: { pictures } }).unwrap();
  }

  async function save(input: Partial<Input>, seen: Seen['seen']): Promise<Post> {
    saved.current = await writeWords(input, seen);
    const { _id } = saved.current;
    const photos = input.pictures ?? [];
    if (photos.some(({ file }) => file && !sent.current.has(file)))
      saved.current = await makeRoom(saved.current, photos);
    for (const [at, { file }] of photos.entries()) {
      if (!file || sent.current.has(file)) continue;
      setNumber(at + 1);
      saved.current = await send(_id, file);
      sent.current.set(file, saved.current.pictures.at(-1)?._id ?? '');
    }
    const wanted = photos.map((photo) => ({ _id: idOf(photo), alt: photo.alt }));
    const stored = saved.current.pictures.map(({ _id: picture, alt }) => ({ _id: picture, alt }));
    if (input.pictures && JSON.stringify(wanted) !== JSON.stringify(stored))
      saved.current = await update({ id: groupId, postId: _id, body: { pictures: wanted } }).unwrap();
    return saved.current;
  }

  const sending: PhotosProgress | undefined = upload.isUploading
    ? { number, progress: upload.progress * 100, onCancel: upload.cancel }
    : undefined;
  return {
    save: (input: Partial<Input>, seen?: Seen['seen']) => ({ unwrap: () => save(input, seen) }),
    sending,
  };
}
