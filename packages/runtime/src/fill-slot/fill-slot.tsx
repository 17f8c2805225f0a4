import type { SlotName, SlotProps } from '@estela/contracts/slots';
import type { Language } from '@estela/contracts/values';
import { type CatalogueSource, loadCatalogue, useTranslation } from '@estela/i18n';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Names of the props that are not optional. */
type Needed<Props> = { [Prop in keyof Props as object extends Pick<Props, Prop> ? never : Prop]: true };

/** What an area fills a slot with: its texts, its component, and what is shown until both are there. */
export interface SlotFilling<Name extends SlotName> {
  slot: Name;
  /** What every host has to give: publishing compares it with what the hosts give that are live. */
  needs: Needed<SlotProps<Name>>;
  /** Texts of the area: its own pages may not have been visited. */
  namespace: string;
  catalogues: Record<Language, CatalogueSource>;
  /** In a chunk of its own. */
  load: () => Promise<ComponentType<SlotProps<Name>>>;
  /** While chunk and texts are on their way; in the shape of what comes. */
  loading: ReactNode;
}

/** What `./slots` of a remote exports under the name of a slot. Throws in rendering where it cannot be loaded. */
export function fillSlot<Name extends SlotName>(filling: SlotFilling<Name>) {
  const { slot, needs, namespace, catalogues, load, loading } = filling;
  let known: ComponentType<SlotProps<Name>> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once per slot, when its module loads
  return function Filling(props: SlotProps<Name>) {
    const { i18n } = useTranslation('common');
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();

    useEffect(() => {
      if (Part) return;
      Promise.all([load(), loadCatalogue(i18n, namespace, catalogues)]).then(
        ([part]) => {
          known = part;
          setPart(() => part);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [Part, i18n]);

    // For the boundary of the slot, which shows its own fallback.
    if (failure) throw failure.error;
    const lacking = Object.keys(needs).find((prop) => !(prop in props));
    if (lacking !== undefined) throw new Error(`the slot ${slot} is given no ${lacking}`);
    return Part ? <Part {...props} /> : loading;
  };
}
