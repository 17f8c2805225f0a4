export { changesOf } from './changes-of.ts';
export { derivedForm } from './derived-form.ts';
export { EntityForm, type EntityFormProps } from './entity-form.tsx';
export { EntityFormPage, type EntityFormPageProps } from './entity-form-page.tsx';
export type { FormPageTexts, TextPlace } from './form-texts.ts';
export type { PictureProps, SaveEntityOptions } from './use-save-entity.ts';
export { useUnchanged } from './use-unchanged.ts';
export { VisibilityField, type VisibilityFieldProps } from './visibility-field.tsx';
