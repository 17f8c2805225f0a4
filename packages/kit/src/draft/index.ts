export { type DraftPlace, dropDraft } from './draft-store.ts';
export { FormDraft, type FormDraftProps } from './form-draft.tsx';
