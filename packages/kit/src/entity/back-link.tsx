import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './back-link.module.css';
import { useWayBack } from './use-way-back.ts';

export interface BackLinkProps {
  /** Where it leads who came by a link from outside. */
  to: string;
  children: ReactNode;
}

/** Back to the page that the visitor came from, at its place and with what it had loaded. */
export function BackLink({ to, children }: BackLinkProps) {
  const goBack = useWayBack();

  function back(event: MouseEvent) {
    // With a key pressed the link opens elsewhere.
    if (!goBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goBack();
  }

  return (
    <Button
      as={Link}
      className={styles.back}
      to={to}
      variant="ghost"
      size="sm"
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={back}
    >
      {children}
    </Button>
  );
}
