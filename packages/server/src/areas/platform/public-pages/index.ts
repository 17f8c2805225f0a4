export { describePublicPage } from './describe-public-page.ts';
export { firstPublicPage, listPublicPages } from './list-public-pages.ts';
