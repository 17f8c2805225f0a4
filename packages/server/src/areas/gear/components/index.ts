export { setDroneComponents } from './drone-parts.ts';
export { selectInstallations, toInstallation } from './installation-rows.ts';
export { insertComponent, listComponents, toComponent } from './repository.ts';
