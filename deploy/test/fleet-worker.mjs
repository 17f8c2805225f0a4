import { register } from 'tsx/esm/api';

// One process that runs the commands it is given, one after the other, and says what became of each.
register();
const { runFleet } = await import('../src/fleet/cli/fleet.ts');

const { root, data, by, commands } = JSON.parse(process.argv[2]);
for (const args of commands) {
  const lines = [];
  const context = { root, data, by, print: (line) => lines.push(line), printError: () => undefined };
  const code = await runFleet([...args, '--json'], context);
  console.log(JSON.stringify({ args, code, answer: JSON.parse(lines.join('\n')) }));
}
