import { Page, Skeleton, Stack, useDelayed } from '@estela/ui';
import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

/** Shows nothing for 300 ms, then the shape of a page's head, the same for all: a quick response must not flicker. */
export function PageSkeleton() {
  if (!useDelayed(true)) return null;
  return (
    <Page>
      <Stack gap={12}>
        <Skeleton shape="block" width="min(14rem, 60%)" height="2.125rem" />
        <Skeleton width="min(26rem, 90%)" />
      </Stack>
    </Page>
  );
}

/**
 * A page in a chunk of its own. The chunk's name must be the one that the route declares:
 * `lazyPage(async () => (await import(/* webpackChunkName: "flights-page" *\/ './flights-page.tsx')).FlightsPage)`.
 *
 * Not React's `lazy`: once its fallback is shown, even an empty one, Suspense delays the content by 300 ms.
 * A page that failed to load is requested again when it is next mounted. `prepare` loads the chunk in advance, so that
 * the page renders at once.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PageSkeleton />,
) {
  let known: ComponentType<Props> | undefined;

  async function prepare(): Promise<ComponentType<Props>> {
    known = await load();
    return known;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when its module loads
  function LazyPage(props: Props) {
    const [Page, setPage] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();

    // Before the fallback is painted: the request should not wait for it.
    useLayoutEffect(() => {
      if (Page) return;
      load().then(
        (page) => {
          known = page;
          // In parts, between which the visitor is answered: a page may be long to draw.
          startTransition(() => setPage(() => page));
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [Page]);

    // For the boundary around the remote or the shell's page.
    if (failure) throw failure.error;
    return Page ? <Page {...props} /> : fallback;
  }
  return Object.assign(LazyPage, { prepare });
}
