export { selectDrones, toDrone } from './drone-rows.ts';
export { selectWholeDrones, toWholeDrone } from './whole-drones.ts';
