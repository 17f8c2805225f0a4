import '@estela/ui/tokens.css';
import '@estela/ui/base.css';
import { startInParts } from './start-in-parts.ts';

void startInParts(async () => {
  const loading = await import(/* webpackMode: "eager" */ './platform/loading/remote-loader.ts');
  return loading.createRemoteLoader;
});
