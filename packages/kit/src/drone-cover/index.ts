export { DroneCover, type DroneCoverProps } from './drone-cover.tsx';
