import { createContext, use, useEffect } from 'react';

/** Told whether the form holds text that is not saved. */
export const TypedText = createContext<(isDirty: boolean) => void>(() => undefined);

/** Tells the dialog around the form, if there is one. */
export function useTypedText(isDirty: boolean): void {
  const report = use(TypedText);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [report, isDirty]);
}
