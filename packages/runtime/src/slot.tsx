import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { usePlatform } from './platform.ts';
import type { SlotName, SlotProps } from './slot-table.ts';

export type SlotHostProps<Name extends SlotName> = {
  name: Name;
  with: SlotProps<Name>;
  /** Shown while it loads, and if no remote fills the slot or that remote is down. */
  fallback?: ReactNode;
};

/** A place in a page that another area fills; neither imports the other. */
export function Slot<Name extends SlotName>({ name, with: props, fallback = null }: SlotHostProps<Name>) {
  const { app, loadSlot, report } = usePlatform();
  const [Filling, setFilling] = useState<ComponentType<SlotProps<Name>>>();

  useEffect(() => {
    let isCurrent = true;
    loadSlot(name).then(
      (component) => isCurrent && setFilling(() => component),
      (error: unknown) => report({ app, phase: 'load', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [app, loadSlot, name, report]);

  return Filling ? createElement(Filling, props) : fallback;
}
