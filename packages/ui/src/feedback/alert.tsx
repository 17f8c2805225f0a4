import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

export interface AlertProps {
  onClose?: () => void;
  children: ReactNode;
}

/** What just went wrong: read out at once, and scrolled to where no bar covers it. */
export function Alert({ onClose, children }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // By the page's scroll padding: it may come up below a bar. Newer browsers return a promise, which ends no effect.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={alert} tone="danger" role="alert" {...(onClose && { onClose })}>
      {children}
    </Notice>
  );
}
