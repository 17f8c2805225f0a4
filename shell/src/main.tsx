import '@estela/ui/tokens.css';
import '@estela/ui/base.css';
import { screens } from './app/screens.tsx';
import { createRemoteLoader } from './platform/loading/remote-loader.ts';
import { startShell } from './platform/start-shell.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
startShell(element, { screens, loaderOf: createRemoteLoader });
