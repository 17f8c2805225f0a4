import type { SlotName, SlotProps } from '@estela/contracts/slots';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { usePlatform } from './platform.ts';

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
  const { app, loadSlot, report } = usePlatform();
  const [filling, setFilling] = useState<{ with?: ComponentType<SlotProps<Name>> | undefined }>();

  useEffect(() => {
    let isCurrent = true;
    loadSlot(name).then(
      (component) => isCurrent && setFilling({ with: component }),
      (error: unknown) => {
        if (isCurrent) setFilling({});
        report({ app, phase: 'load', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [app, loadSlot, name, report]);

  if (!filling) return loading;
  if (!filling.with) return fallback;
  return (
    <FailureBoundary fallback={() => fallback} onFailure={(error) => report({ app, phase: 'render', error })}>
      {createElement(filling.with, given)}
    </FailureBoundary>
  );
}
