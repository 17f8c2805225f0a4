import os from 'node:os';

const { runTool } = jest.requireActual<{
  runTool: (
    command: string,
    args: string[],
    options?: { withoutHurry?: boolean },
  ) => Promise<{ code: number; output: string }>;
}>('../scripts/run-tool.mjs');

/** How far behind others the process runs, as it says itself. */
const niceness = (options = {}) => runTool(process.execPath, ['-p', 'os.getPriority()'], options);

test('what runs without hurry comes after everything else', async () => {
  expect(await niceness()).toEqual({ code: 0, output: String(os.getPriority()) });
  expect(await niceness({ withoutHurry: true })).toEqual({ code: 0, output: '19' });
});
