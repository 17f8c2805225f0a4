import { Link, useLocation, useNavigate } from '@estela/runtime';
import { Button } from '@estela/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

export interface BackLinkProps {
  /** Where it leads who came by a link from outside. */
  to: string;
  children: ReactNode;
}

/** Back to the page that the visitor came from, at its place and with what it had loaded. */
export function BackLink({ to, children }: BackLinkProps) {
  const { key } = useLocation();
  const navigate = useNavigate();

  function back(event: MouseEvent) {
    // The first address of a visit has this key; with a key pressed the link opens elsewhere.
    if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Button
      as={Link}
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
