import NodeEnvironment from '@estela/config/jest/node-environment.cjs';
import { emptyDatabase, openTestDatabase, type TestDatabase } from './test-database.ts';

let opened: Promise<TestDatabase> | undefined;

/** One database per Jest worker, opened outside the sandbox at the first file and emptied before each further one. */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment by its default export
export default class DatabaseEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    opened ??= openTestDatabase();
    const database = await opened;
    await emptyDatabase(database.poolConfig);
    Object.assign(this.global, { testDatabase: database });
  }
}
