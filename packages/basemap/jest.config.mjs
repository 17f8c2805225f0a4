import { nodePreset } from '@estela/config/jest/node.mjs';

export default nodePreset(import.meta.dirname);
