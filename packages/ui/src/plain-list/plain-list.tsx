import { rowsInBoundaries } from '@estela/ui';
import type { ComponentProps, ElementType } from 'react';

export interface PlainListProps extends ComponentProps<'ul'> {
  /** The order of the items means something. */
  ordered?: boolean;
}

/** A list without markers; a row that cannot be drawn costs its own place. Safari no longer takes such a list for one, so the role says it. */
export function PlainList({ ordered = false, children, ...props }: PlainListProps) {
  const Element = (ordered ? 'ol' : 'ul') as ElementType;
  return (
    <Element role="list" {...props}>
      {rowsInBoundaries(children)}
    </Element>
  );
}
