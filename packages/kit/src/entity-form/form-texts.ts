import { useTranslation } from '@estela/i18n';
import type { FormTexts } from '@estela/ui/form';
import type { LoaderTexts } from '../entity/entity-loader.tsx';

/** Where a form's texts are, with the remote's namespace: `gear:form`. */
export type TextPlace = `${string}:${string}`;

/** The texts at `place`, for the fields of a form; none without a place. */
export function useFormTexts(place: TextPlace | undefined): FormTexts {
  const { t, i18n } = useTranslation(place ? namespaceOf(place) : 'common');
  return {
    text: (key, values) => {
      const whole = `${place}.${key}`;
      return place && i18n.exists(whole) ? t(whole, { ...values }) : undefined;
    },
    valueLabel: (list, value) => t(`${list}.${value}`),
  };
}

/** What the page of a form says: its title and lead, the words of its button, and what is said once it is saved. */
export interface FormPageTexts extends LoaderTexts {
  title: string;
  lead: string;
  submit: string;
  saved: string;
}

/** What the page of a form says, from the keys that every such form has; lint knows them. */
export function formPageTexts({ text }: FormTexts, isNew: boolean): FormPageTexts {
  const one = (key: string) => text(key) ?? key;
  const missingHint = text('missingHint');
  return {
    title: one(isNew ? 'newTitle' : 'editTitle'),
    lead: one(isNew ? 'newLead' : 'editLead'),
    submit: one(isNew ? 'create' : 'save'),
    saved: one(isNew ? 'created' : 'updated'),
    missing: one('missing'),
    ...(missingHint && { missingHint }),
    back: one('back'),
    failed: one('failed'),
  };
}

function namespaceOf(place: string): string {
  return place.slice(0, place.indexOf(':'));
}
