/** How every command of ours ends for words that it does not know, or that do not go together. */
export const usageError = 2;

/** Reads or runs `work`; words that Node's parser refuses end the command with one line in place of a stack. */
export async function orUsageError(work) {
  try {
    return await work();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(error.message);
    process.exit(usageError);
  }
}

export const isUsageError = (error) => String(error?.code).startsWith('ERR_PARSE_ARGS');
