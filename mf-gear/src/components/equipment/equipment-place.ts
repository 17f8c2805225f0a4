import { type EquipmentType, equipmentTypes } from '@estela/contracts/values';
import { formParams, oneOf, text, useQueryState } from '@estela/runtime/query-state';

/** What stands in the list's place: one item, or the form, whose first step chooses a type. */
const placeParams = { ...formParams, item: text(), sticker: text(), as: oneOf(equipmentTypes, '') };

const noForm = { new: false, edit: '', as: '' } as const;

/** Where one is in the equipment. The list's own parameters stay beside it in the address, so that Back finds them. */
export function useEquipmentPlace() {
  const { query, change, href } = useQueryState(placeParams);
  return {
    item: query.item,
    /** What a scanned sticker says. */
    sticker: query.sticker,
    isForm: query.new || query.edit !== '',
    /** The type that a new item begins with. */
    type: query.as,
    listLink: href({ ...noForm, item: '' }),
    itemLink: (id: string) => href({ ...noForm, item: id }),
    /** From the list, and from the item's page: the form leads back to where it began. */
    editLink: (id: string) => href({ ...noForm, item: '', edit: id }),
    editItemLink: (id: string) => href({ ...noForm, item: id, edit: id }),
    typesLink: href({ as: '' }),
    typeLink: (type: EquipmentType) => href({ as: type }),
    /** Replaces the address: Back must not open an old form. */
    closeForm: () => change(noForm, { replace: true }),
  };
}
