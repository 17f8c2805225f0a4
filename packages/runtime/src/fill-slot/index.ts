export { fillSlot, type SlotFilling } from './fill-slot.tsx';
