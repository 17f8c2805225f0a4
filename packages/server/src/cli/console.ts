/** Where a command's lines go. */
export type Print = (line: string) => void;

/** The settings a command runs with. */
export type Environment = Record<string, string | undefined>;
