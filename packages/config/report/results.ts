import { stripVTControlCharacters } from 'node:util';

/** A test, or a stage of lint. */
export interface Result {
  title: string;
  /** By its path from the root, with its line where it is known. */
  file: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  message?: string;
  /** Traces and pictures: their files. */
  attached?: { name: string; file: string }[];
}

export interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

export function jestResults({ testResults }: JestReport, root: string): Result[] {
  return testResults.flatMap(({ name, status, message, startTime, endTime, assertionResults }) => {
    const file = name.replace(root, '');
    const results = assertionResults.map((one) => ({
      title: one.fullName,
      file,
      status: statusOf(one.status),
      seconds: (one.duration ?? 0) / 1000,
      ...(one.failureMessages?.length ? { message: plain(one.failureMessages.join('\n\n')) } : {}),
    }));
    if (status !== 'failed' || results.some((one) => one.status === 'failed')) return results;
    // It did not come as far as its tests.
    const seconds = Math.max(0, endTime - startTime) / 1000;
    return [
      ...results,
      { title: 'the file as a whole', file, status: 'failed', seconds, message: plain(message) },
    ];
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: string;
      results: {
        duration: number;
        errors?: { message?: string }[];
        attachments?: { name: string; path?: string }[];
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

/** A test that passed only when tried again failed. */
export function playwrightResults({ suites, errors = [] }: PlaywrightReport, folder: string): Result[] {
  const within = ({ suites = [], specs = [] }: PlaywrightSuite, around: string[]): Result[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }) => {
        const faults = results.flatMap(({ errors = [] }) => errors).map(({ message = '' }) => plain(message));
        const attached = results
          .flatMap(({ attachments = [] }) => attachments)
          .flatMap(({ name, path }) => (path ? [{ name, file: path }] : []));
        return {
          title: [...around, title].join(' › '),
          file: `${folder}/${file}:${line}`,
          status: status === 'expected' ? ('passed' as const) : statusOf(status),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          ...(faults.length > 0 ? { message: faults.join('\n\n') } : {}),
          ...(attached.length > 0 ? { attached } : {}),
        };
      }),
    ),
    ...suites.flatMap((suite) => within(suite, [...around, suite.title])),
  ];
  const whole = errors.map(({ message = '' }) => ({
    title: 'the suite as a whole',
    file: folder,
    status: 'failed' as const,
    seconds: 0,
    message: plain(message),
  }));
  return [...suites.flatMap((suite) => within(suite, [])), ...whole];
}

export function lintResults(stages: { name: string; seconds: number; problems: string[] }[]): Result[] {
  return stages.map(({ name, seconds, problems }) => ({
    title: name,
    file: '',
    status: problems.length > 0 ? 'failed' : 'passed',
    seconds,
    ...(problems.length > 0 ? { message: plain(problems.join('\n')) } : {}),
  }));
}

function statusOf(status: string): Result['status'] {
  if (status === 'passed') return 'passed';
  return ['failed', 'unexpected', 'flaky'].includes(status) ? 'failed' : 'skipped';
}

const plain = (text: string) => stripVTControlCharacters(text).trim();
