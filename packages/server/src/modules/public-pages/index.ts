export { describePublicPage } from './describe-public-page.ts';
