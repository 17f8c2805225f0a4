// The first script of a page in development. Order matters: React looks for the refresh runtime as it starts.
import './client/refresh-runtime.mjs';
import './client/shared-modules.mjs';
import './client/follow-builds.mjs';
