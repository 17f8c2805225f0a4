/** A code as people read it aloud or type it, in groups of four. */
export function typedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
