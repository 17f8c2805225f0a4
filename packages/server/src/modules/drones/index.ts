export { selectDrones, toDrone } from './drone-rows.ts';
