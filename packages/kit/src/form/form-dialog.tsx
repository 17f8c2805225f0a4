import { Dialog, type DialogProps } from '@estela/ui/dialog';
import { type ReactNode, useState } from 'react';
import { TypedText } from './typed-text.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'children'> {
  /** With the form, whose Cancel calls `close`: it asks first while typed text is not saved. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A dialog around a form, opened by state: the shell, which guards addresses, does not see it close. */
export function FormDialog({ onOpenChange, children, ...dialog }: FormDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function change(open: boolean) {
    if (!open && isDirty) setAsking(true);
    else onOpenChange(open);
  }

  return (
    <TypedText value={setDirty}>
      <Dialog outsidePress="none" {...dialog} onOpenChange={change}>
        {typeof children === 'function' ? children(() => change(false)) : children}
      </Dialog>
      <UnsavedQuestion
        open={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </TypedText>
  );
}
