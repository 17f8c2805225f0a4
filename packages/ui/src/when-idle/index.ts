export { whenIdle } from './when-idle.ts';
