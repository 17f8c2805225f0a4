export {
  Link,
  type LinkProps,
  NavLink,
  type NavLinkProps,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { errorReference } from './error-reference.ts';
export { FailureBoundary, type FailureBoundaryProps } from './failure-boundary.tsx';
export { type Head, type HeadOverride, setRouteHead } from './head/head-store.ts';
export { PageHead, type PageHeadProps } from './head/page-head.tsx';
export { lazyPage, PageSkeleton } from './pages/lazy-page.tsx';
export {
  type AppIdentity,
  type Failure,
  type FailurePhase,
  type Platform,
  PlatformProvider,
  type SessionActions,
  usePlatform,
} from './platform.ts';
export {
  defineLifecycles,
  type RemoteDefinition,
  type RemoteLifecycles,
} from './remote/define-lifecycles.tsx';
export type { RemoteProps } from './remote/remote-props.ts';
export { type SharedInstances, sharedInstances } from './remote/shared-instance.ts';
export type { RouterState, ShellRouter } from './remote/shell-router.ts';
export { Slot, type SlotHostProps } from './slot.tsx';
export { hasUnsavedChanges } from './unsaved/dirty-registry.ts';
export { useUnsavedGuard } from './unsaved/use-unsaved-guard.ts';
