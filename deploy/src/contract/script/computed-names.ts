/** Stands for names that a script computes, or for a module that it hands on whole. */
export const computedNames = '*';
