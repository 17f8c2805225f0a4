import { flag, text } from './query-params.ts';
import { useQueryState } from './use-query-state.ts';

/** `new=1` opens an empty form, `edit=<id>` the form of one item. */
export const formParams = { new: flag, edit: text() };

/** The form that stands in its list's place. The list's own parameters stay beside it in the address. */
export function useFormPlace() {
  const { query, change, reset, href } = useQueryState(formParams);
  return {
    isOpen: query.new || query.edit !== '',
    /** The item to edit; none for a new one. */
    id: query.edit || undefined,
    /** Written when it is read: each card of a list asks for the other link alone. */
    get newLink() {
      return href({ new: true, edit: '' });
    },
    editLink: (id: string) => href({ new: false, edit: id }),
    open: () => change({ new: true }),
    /** Replaces the form's address: Back must not open an old form again. */
    close: () => reset({ replace: true }),
  };
}
