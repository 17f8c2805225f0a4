export { type DroneRow, selectDrones, toDrone } from './drone-rows.ts';
export { requireOwnDrone } from './own-drone.ts';
export { findDrone } from './repository.ts';
export { selectWholeDrones, toWholeDrone } from './whole-drones.ts';
