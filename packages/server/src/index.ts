export type { ServerHooks } from './app.ts';
export { describePublicPage, firstPublicPage, listPublicPages } from './areas/platform/public-pages/index.ts';
export { type Config, readConfig } from './config.ts';
export { makeDataFolder } from './database/make-data-folder.ts';
export { ensureTemplate } from './database/template.ts';
export { addressKey } from './http/address-key.ts';
export { WindowCounter } from './http/window-counter.ts';
export { mapFilePath } from './maps/map-routes.ts';
export { openStorage } from './media/open-storage.ts';
export { answerHeadersPlugin } from './plugins/answer-headers.ts';
export { insertSample, type SampleLogin, type SampleResult } from './sample/insert-sample.ts';
export { type RunningServer, startServer } from './server.ts';
export {
  ConfigError,
  DatabaseUnreachableError,
  DataFolderInUseError,
  DataFolderNotWritableError,
  PortTakenError,
  SchemaBehindError,
  StartError,
} from './start-errors.ts';
