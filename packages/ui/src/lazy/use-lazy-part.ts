import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { type ComponentType, useState } from 'react';

/** Loads the component of a part: `async () => (await import(...)).Part`. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that weighs more than the page and comes when someone reaches for it. `ask` says so where it cannot
 * be loaded, and can be called again; `fetchAhead` is for a pointer or a focus that comes near.
 */
export function useLazyPart<Props>(load: LoadPart<Props>) {
  const { t } = useTranslation('common');
  const [Part, setPart] = useState<ComponentType<Props>>();

  async function ask(): Promise<boolean> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      toast({ tone: 'danger', text: t('error.network') });
      return false;
    }
  }

  function fetchAhead() {
    // `ask` reports a failure.
    load().catch(() => undefined);
  }

  return { Part, ask, fetchAhead };
}
