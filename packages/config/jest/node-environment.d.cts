import type { JestEnvironment } from '@jest/environment';

declare const NodeEnvironment: typeof JestEnvironment;
export = NodeEnvironment;
