import { paths } from '@estela/contracts/paths';
import type { RouteDeclaration } from '@estela/contracts/platform';
import type { Composition } from '@estela/contracts/release';
import { Navigate, type RouteObject } from 'react-router-dom';
import { RemoteOutlet } from '../mounting/remote-outlet.tsx';
import type { Screens } from '../screens.ts';
import { AccessGate } from '../session/access-gate.tsx';
import { Frame } from './frame.tsx';
import { LayoutFailure, PageBoundary } from './page-boundary.tsx';

/**
 * Every route of the product, from the declarations in the composition alone: a further remote needs no change here.
 * Unknown paths redirect to the home page; declared routes come first.
 */
export function routeTable({ shell, remotes }: Composition, screens: Screens): RouteObject[] {
  const gate = { LoginNotice: screens.LoginNotice };
  const own = shell.manifest.routes.map((route) => ({
    ...leaf(route),
    element: (
      <AccessGate {...gate}>
        <PageBoundary key={route.chunk}>
          <ShellPage screens={screens} route={route} />
        </PageBoundary>
      </AccessGate>
    ),
  }));
  const others = Object.entries(remotes).map(([name, remote]) => ({
    element: (
      <AccessGate {...gate}>
        <RemoteOutlet key={`${name}@${remote.version}`} name={name} remote={remote} />
      </AccessGate>
    ),
    children: remote.manifest.routes.map(leaf),
  }));
  const unknown = { path: '*', element: <Navigate to={paths.landing()} replace /> };
  return [
    {
      element: <Frame Layout={screens.Layout} />,
      errorElement: <LayoutFailure />,
      children: [...own, ...others, unknown],
    },
  ];
}

/** The declaration is part of the match: layout, gate and page head read it. */
function leaf(route: RouteDeclaration): RouteObject {
  return { path: route.path, handle: route, element: null };
}

function ShellPage({ screens, route }: { screens: Screens; route: RouteDeclaration }) {
  const Page = screens.pages[route.chunk];
  return Page ? <Page /> : null;
}
