// Plain syntax on purpose: an old Node must be able to parse this file and print the message.
const needed = [20, 19];

/** Ends the process with a one-line message when Node is too old. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1])) return;
  console.error(`estela: needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
