import { type EquipmentType, equipmentTypes } from '@estela/contracts/values';
import { formParams, oneOf, text, useQueryState } from '@estela/runtime/query-state';

/** Shown in place of the list: one item, or the form, whose first step chooses a type. */
const placeParams = { ...formParams, item: text(), sticker: text(), as: oneOf(equipmentTypes, '') };

const noForm = { new: false, edit: '', as: '' } as const;

/** The pages of the equipment by address. The list's own parameters stay in the address, so that Back returns to them. */
export function useEquipmentPlace() {
  const { query, change, href } = useQueryState(placeParams);
  return {
    item: query.item,
    /** The code of a scanned sticker. */
    sticker: query.sticker,
    isForm: query.new || query.edit !== '',
    /** The type that a new item begins with. */
    type: query.as,
    listLink: href({ ...noForm, item: '' }),
    itemLink: (id: string) => href({ ...noForm, item: id }),
    /** Opened from the list or from the item's page; the form leads back to where it was opened. */
    editLink: (id: string) => href({ ...noForm, item: '', edit: id }),
    editItemLink: (id: string) => href({ ...noForm, item: id, edit: id }),
    typesLink: href({ as: '' }),
    typeLink: (type: EquipmentType) => href({ as: type }),
    /** Replaces the address: Back must not reopen an old form. */
    closeForm: () => change(noForm, { replace: true }),
  };
}
