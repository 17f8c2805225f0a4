export { Form, type FormProps } from './form.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
