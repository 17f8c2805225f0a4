import { Link } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Button } from '@estela/ui';
import { Plus } from 'lucide-react';

export interface NewEntityLinkProps {
  label: string;
  /** In a page's header; an empty list offers it quietly. */
  primary?: boolean;
}

/** Opens the empty form in the list's place. */
export function NewEntityLink({ label, primary }: NewEntityLinkProps) {
  const { newLink } = useFormPlace();
  return (
    <Button
      as={Link}
      to={newLink}
      variant={primary ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
