import { browserPreset } from '@estela/config/jest/browser.mjs';

export default browserPreset(import.meta.dirname);
