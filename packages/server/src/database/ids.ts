import { v7 } from 'uuid';

/** A new id. Version 7 grows with time, so new rows land side by side in every index; `at` in milliseconds. */
export function newId(at?: number): string {
  return at === undefined ? v7() : v7({ msecs: at });
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** For ids that come by a way without a schema: the database refuses to compare with what is none. */
export function isId(text: string): boolean {
  return idForm.test(text);
}
