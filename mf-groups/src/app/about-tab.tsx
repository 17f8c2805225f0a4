export { GroupAbout as AboutTab } from '../features/group-about/group-about.tsx';
