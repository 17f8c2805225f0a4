import { fillerOf } from '@estela/contracts/release';
import type { SlotName, SlotProps } from '@estela/contracts/slots';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { type AppIdentity, type FailurePhase, type Platform, usePlatform } from './platform.ts';

/** What `Slot` takes: the slot’s name, what it is filled `with`, and what to show while and where it is not. */
export type SlotHostProps<Name extends SlotName> = {
  name: Name;
  with: SlotProps<Name>;
  /** Shown if no remote fills the slot, or if that remote is down. */
  fallback?: ReactNode;
  /** Shown while it loads. Default: the fallback. */
  loading?: ReactNode;
};

/** A place in a page that another area fills; neither imports the other. */
export function Slot<Name extends SlotName>(props: SlotHostProps<Name>) {
  const { name, with: given, fallback = null, loading = fallback } = props;
  const platform = usePlatform();
  const { loadSlot } = platform;
  const [filling, setFilling] = useState<{ with?: ComponentType<SlotProps<Name>> | undefined }>();

  function fail(phase: FailurePhase, error: unknown): void {
    platform.report({ app: appFilling(name, platform), phase, error });
  }
  const failAtLoad = useEffectEvent((error: unknown) => fail('load', error));

  useEffect(() => {
    let isCurrent = true;
    loadSlot(name).then(
      (component) => isCurrent && setFilling({ with: component }),
      (error: unknown) => {
        if (isCurrent) setFilling({});
        failAtLoad(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loadSlot, name]);

  if (!filling) return loading;
  if (!filling.with) return fallback;
  return (
    <FailureBoundary fallback={() => fallback} onFailure={(error) => fail('render', error)}>
      {createElement(filling.with, given)}
    </FailureBoundary>
  );
}

/** The build that fills a slot: it fails, and not the page around it. */
function appFilling(slot: SlotName, { app, composition }: Platform): AppIdentity {
  const name = fillerOf(composition, slot) ?? '';
  const filler = composition.remotes[name];
  return filler ? { name, version: filler.version } : app;
}
