import { createContext, use, useEffect } from 'react';

/** Told whether the form holds text that is not saved. */
export const TypedText = createContext<(isDirty: boolean) => void>(() => undefined);

/** Tells the dialog around the form, if there is one. */
export function useTypedText(isDirty: boolean): void {
  const tell = use(TypedText);
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [tell, isDirty]);
}
