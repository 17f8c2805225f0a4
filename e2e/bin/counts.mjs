// The passed and failed tests of each runner's report. A runner that crashed counts as at least one failure.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function settled(name, passed, failed, ok, reasons) {
  return { name, passed, failed: ok || failed > 0 ? failed : 1, reasons };
}

export function countCheck(name) {
  return { name, passed: 0, failed: 1, reasons: [] };
}

/** The failed tests with their first lines, printed last, as the end of a long report is read first. */
function reason(title, error = '') {
  const plain = stripVTControlCharacters(error).trimEnd();
  return [title, ...plain.split('\n').slice(0, 12)].join('\n    ');
}

export function countJest(name, file, ok) {
  const report = readJson(file);
  if (!report) return countCheck(name);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const reasons = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [reason(file, message)];
      return failed.map(({ fullName, failureMessages }) => reason(fullName, failureMessages[0]));
    });
  return settled(name, numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ok, reasons);
}

/** A test that passed only when tried again counts as failed. */
export function countPlaywright(name, file, ok) {
  const report = readJson(file);
  if (!report) return countCheck(name);
  const { expected, unexpected, flaky } = report.stats;
  return settled(name, expected, unexpected + flaky, ok, report.suites.flatMap(reasonsOf));
}

function reasonsOf({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => reason(`${file}:${line} ${title}`, message)),
  );
  return [...failed, ...suites.flatMap(reasonsOf)];
}

export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
