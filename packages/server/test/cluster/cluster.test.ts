import { endConnections } from './ask.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { faults } from './faults.ts';
import { sharedState } from './shared-state.ts';

let cluster: Cluster;
const started = () => cluster;

// They start once for all: that takes longer than most of the tests.
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster?.close();
  endConnections();
});

describe('three servers on one database', () => sharedState(started));
describe('three servers behind a proxy', () => faults(started));
