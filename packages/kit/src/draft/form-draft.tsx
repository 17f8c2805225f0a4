import { addCatalogue, useFormat, useTranslation } from '@estela/i18n';
import { Button, Inline, Notice } from '@estela/ui';
import { type FormikValues, useFormikContext } from '@estela/ui/form';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DraftPlace, dropDraft, type KeptDraft, keepDraft, readDraft } from './draft-store.ts';
import draftEn from './locales/draft.en.json' with { type: 'json' };
import draftEs from './locales/draft.es.json' with { type: 'json' };

export interface FormDraftProps {
  /** Stays the same while the form is open. Whoever saves the form drops it. */
  place: DraftPlace;
  /** Names of fields that are not kept. */
  omit?: readonly string[] | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * Keeps what is typed into the form around it on this device, and offers it again after a crash, a closed tab or leaving.
 * The fields are drawn again for it, so that a map or a picker begins with what came back.
 */
export function FormDraft({ place, omit, children }: FormDraftProps) {
  const { initialValues, setValues } = useFormikContext<FormikValues>();
  const [offer, setOffer] = useState(() => usable(readDraft(place), initialValues));
  const [restored, setRestored] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useKeptDraft(place, omit);

  // What had the focus is gone.
  useEffect(() => {
    if (restored) focusFirstField(bar.current);
  }, [restored]);

  async function restore(draft: KeptDraft) {
    setOffer(undefined);
    setRestored((count) => count + 1);
    await setValues(draft.values);
  }

  function discard() {
    setOffer(undefined);
    dropDraft(place);
    focusFirstField(bar.current);
  }

  return (
    <>
      <div ref={bar} role="status">
        {offer && <DraftOffer draft={offer} onRestore={() => void restore(offer)} onDiscard={discard} />}
      </div>
      <Fragment key={restored}>{children}</Fragment>
    </>
  );
}

/** Of those in sight: a form of several steps hides the others. */
function focusFirstField(place: Element | null): void {
  const fields = place?.closest('form')?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
  [...fields].find((field) => !field.closest('[hidden]'))?.focus();
}

interface DraftOfferProps {
  draft: KeptDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const { t, i18n } = useTranslation('draft');
  const { relative } = useFormat();
  const isReady = i18n.hasResourceBundle('es', 'draft');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'draft', { es: draftEs, en: draftEn });
  }, [i18n, isReady]);
  if (!isReady) return null;
  return (
    <Notice
      action={
        <Inline gap={8}>
          <Button size="sm" onClick={onRestore}>
            {t('restore')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </Inline>
      }
    >
      {t('text', { when: relative(draft.keptAt) })}
    </Notice>
  );
}

/** Written at once: a crash gives no warning. What was there before stays until something is typed. */
function useKeptDraft(place: DraftPlace, omit: readonly string[] = []): void {
  const { values, dirty } = useFormikContext<FormikValues>();
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is kept
  useEffect(() => {
    const kept = Object.entries(values).filter(([name]) => !omit.includes(name));
    if (dirty) keepDraft(place, Object.fromEntries(kept));
    else if (wasDirty.current) dropDraft(place);
    wasDirty.current = dirty;
  }, [values, dirty]);
}

/** A draft over the values that the form has today: an older release may have kept other fields. */
function usable(draft: KeptDraft | undefined, initial: FormikValues): KeptDraft | undefined {
  if (!draft) return undefined;
  const fits = (name: string, value: unknown) => name in initial && kindOf(value) === kindOf(initial[name]);
  const kept = Object.entries(draft.values).filter(([name, value]) => fits(name, value));
  const values = { ...initial, ...Object.fromEntries(kept) };
  return JSON.stringify(values) === JSON.stringify(initial) ? undefined : { ...draft, values };
}

/** A field for a number holds text while it is empty. */
function kindOf(value: unknown) {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}
