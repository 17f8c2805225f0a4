import type { ComponentType } from '@estela/contracts/values';
import {
  Antenna,
  BatteryFull,
  Camera,
  CircuitBoard,
  Cpu,
  Fan,
  Frame,
  type LucideIcon,
  Orbit,
  Package,
  Puzzle,
  RadioReceiver,
  RadioTower,
} from 'lucide-react';

const icons: Record<ComponentType, LucideIcon> = {
  frame: Frame,
  motor: Orbit,
  flightController: Cpu,
  esc: CircuitBoard,
  vtx: RadioTower,
  camera: Camera,
  antenna: Antenna,
  receiver: RadioReceiver,
  battery: BatteryFull,
  props: Fan,
  mount: Puzzle,
  other: Package,
};

export function PartIcon({ type }: { type: ComponentType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
