export type { FormikHelpers, FormikProps, FormikValues } from 'formik';
export { useFormikContext } from 'formik';
export {
  type CardOption,
  ChipsField,
  type ChipsFieldProps,
  type Option,
  RadioCards,
  type RadioCardsProps,
  SelectField,
  type SelectFieldProps,
} from './choice-fields.tsx';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
export { FieldRow } from './field-row.tsx';
export { type FormTexts, FormTextsContext } from './field-texts.ts';
export { Form, type FormProps } from './form.tsx';
export { FormActions, type FormActionsProps } from './form-actions.tsx';
export type { FormErrors } from './form-errors.ts';
export { type FieldProps, FormField, type FormFieldProps } from './form-field.tsx';
export { FormSection, type FormSectionProps } from './form-section.tsx';
export { ImageField, type ImageFieldProps } from './image-field.tsx';
export { ImagePreview, type ImagePreviewProps } from './image-preview.tsx';
export { imageRefusal } from './image-refusal.ts';
export { imageRule } from './image-rule.ts';
export { LazyCropDialog } from './lazy-crop-dialog.ts';
export { LengthLeft } from './length-left.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export { minorUnits, moneyRule } from './money-rule.ts';
export { NumberField, type NumberFieldProps, type NumberValue } from './number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export type { FormSchema } from './schema.ts';
export { useServerError, useServerErrors } from './server-errors.ts';
export { type Step, Stepper, type StepperProps } from './stepper.tsx';
export { TagsField, type TagsFieldProps } from './tags-field.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-fields.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  SwitchField,
  type SwitchFieldProps,
} from './toggle-fields.tsx';
export type { ControlProps, FieldState } from './use-field.ts';
export { useRefusal } from './use-refusal.ts';
export { type MessageKey, yup } from './yup-locale.ts';
