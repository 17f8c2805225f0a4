/**
 * Whoever reads what a command prints may leave before it ends, as `head` does: the command goes on, and has the exit code
 * that it would have had. Where printing fails otherwise, as on a full disk, that is said in one line and is no success.
 */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (error.code === 'EPIPE') return;
      if (stream === process.stdout) console.error(error.message);
      process.once('exit', () => {
        process.exitCode ||= 1;
      });
    });
}
