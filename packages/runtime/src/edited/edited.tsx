import { errorOf, errorText, useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import type { ReactNode } from 'react';

export interface EditedProps<Thing> {
  /** The answer of the thing's query hook. */
  query: { data?: Thing | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  texts: { missing: string; missingHint?: string; back: string; failed: string };
  /** Where the list is. */
  backTo: string;
  /** The form. */
  children: (thing: Thing) => ReactNode;
}

/** Waits for the thing that a form is about; only its own pilot may change it. */
export function Edited<Thing extends { owner: { _id: string } }>(props: EditedProps<Thing>) {
  const { query, texts, backTo, children } = props;
  const { data, error, isFetching, refetch } = query;
  const { t } = useTranslation('common');
  const { user } = useSession();
  const showSkeleton = useDelayed(!data && !error);
  const code = errorOf(error)?.code;
  const isForeign = data && user && data.owner._id !== user._id;

  // What was brought stays, whatever a later answer says: something may be typed over it.
  if (data && !isForeign) return children(data);
  // An address that holds no id at all is refused as bad input: for the pilot it is the same.
  if (isForeign || code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState
        illustration="lost"
        title={texts.missing}
        text={texts.missingHint}
        action={
          <Button as={Link} to={backTo}>
            {texts.back}
          </Button>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        title={texts.failed}
        text={errorText(error, t)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return showSkeleton ? <SkeletonList of="field" /> : null;
}
