// What each runner's own report says, as passed and failed. A runner that broke counts as one failure at least.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function settled(name, passed, failed, ok) {
  return { name, passed, failed: ok || failed > 0 ? failed : 1 };
}

export function countCheck(name) {
  return { name, passed: 0, failed: 1 };
}

export function countJest(name, file, ok) {
  const report = read(file);
  if (!report) return countCheck(name);
  return settled(name, report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites, ok);
}

/** A test that passed only when tried again counts as failed. */
export function countPlaywright(name, file, ok) {
  const report = read(file);
  if (!report) return countCheck(name);
  const { expected, unexpected, flaky } = report.stats;
  return settled(name, expected, unexpected + flaky, ok);
}

export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
