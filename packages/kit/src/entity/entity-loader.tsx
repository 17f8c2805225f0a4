import { errorOf, errorText, useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';

// Hardly anybody ever sees it.
const HiddenNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hidden-notice" */ './hidden-notice.tsx')).HiddenNotice,
}));

/** What `EntityLoader` says where the entity is not there or could not be loaded. */
export interface LoaderTexts {
  missing: string;
  missingHint?: string;
  /** The way back from what is missing. */
  back: string;
  failed: string;
}

/** The answer of an entity's query hook. */
export interface EntityQuery<Entity> {
  currentData?: Entity | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoaderProps<Entity> {
  query: EntityQuery<Entity>;
  /** For a form: only its owner may change an entity. */
  ownOnly?: boolean;
  /** Level of the heading where nothing else on the page has one. */
  headingLevel?: 1 | 2;
  /** In the real shape of the page. */
  skeleton?: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** The usual face for what is missing leads back to the list; a page may have its own. */
type MissingProps =
  | { texts: LoaderTexts; backTo: string }
  | { texts: Pick<LoaderTexts, 'failed'>; missing: ReactNode };

export type EntityLoaderProps<Entity> = LoaderProps<Entity> & MissingProps;

/** Loads the entity that a page or a form is about: loading (after 300 ms), missing, failed, there. */
export function EntityLoader<Entity extends object>(props: EntityLoaderProps<Entity>) {
  const { query, texts, ownOnly, headingLevel, skeleton, children } = props;
  const { currentData: entity, error, isFetching, refetch } = query;
  const { t } = useTranslation('common');
  const { user } = useSession();
  // The answer is drawn in parts, between which the page answers; what is here from the start is drawn at once.
  const isHere = useDeferredValue(entity !== undefined);
  const showSkeleton = useDelayed(!entity && !error);
  const code = errorOf(error)?.code;
  const { owner, hidden } = (entity ?? {}) as { owner?: { _id: string }; hidden?: true };
  // What only its owner ever gets names none.
  const isForeign = ownOnly && owner && user && owner._id !== user._id;

  // What a form was filled with stays, whatever a later answer says: something may be typed over it.
  if (entity && isHere && !isForeign && (ownOnly || code !== 'NOT_FOUND'))
    return (
      <>
        {hidden && (
          <Suspense>
            <HiddenNotice />
          </Suspense>
        )}
        {children(entity)}
      </>
    );
  // An address that holds no id is rejected as bad input: for a visitor it is the same.
  if (isForeign || code === 'NOT_FOUND' || code === 'VALIDATION')
    return 'backTo' in props ? (
      <EmptyState
        illustration="lost"
        headingLevel={headingLevel}
        title={props.texts.missing}
        text={props.texts.missingHint}
        action={
          <Button as={Link} to={props.backTo}>
            {props.texts.back}
          </Button>
        }
      />
    ) : (
      props.missing
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
  return <div aria-busy="true">{showSkeleton && (skeleton ?? <SkeletonList of="field" />)}</div>;
}
