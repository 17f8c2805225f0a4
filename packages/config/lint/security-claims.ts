/** A sentence of the security documents that promises something without exception, and the test that fails where it is untrue. */
export interface Claim {
  /** Words of the sentence. */
  says: string;
  test: readonly [file: string, title: string];
}

const withoutException = /\b(?:never|nothing|nobody|nowhere|none|all|every|everything)\b/i;

/** Sentences as they are read: of paragraphs, entries of lists, and rows of tables. */
function sentencesOf(markdown: string): string[] {
  const blocks = markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n(?=[-|#]|\s*\n)/)
    .map((block) => block.replace(/\s+/g, ' ').trim());
  return blocks.flatMap((block) => block.split(/(?<=[.;]) (?=[A-Z`])/));
}

/** Sentences that promise without exception and that no claim covers, and claims that the documents no longer make. */
export function claimFaults(
  claims: readonly Claim[],
  documents: Record<string, string>,
  read: (file: string) => string | undefined,
): string[] {
  const sentences = Object.entries(documents).flatMap(([file, text]) =>
    sentencesOf(text).map((sentence) => ({ file, sentence })),
  );
  const bare = sentences.filter(
    ({ sentence }) => withoutException.test(sentence) && !claims.some(({ says }) => sentence.includes(says)),
  );
  return [
    ...bare.map(({ file, sentence }) => `${file}: no test holds "${sentence}"`),
    ...claims
      .filter(({ says }) => !sentences.some(({ sentence }) => sentence.includes(says)))
      .map(({ says }) => `no document says "${says}"`),
    ...claims
      .filter(({ test: [file, title] }) => !read(file)?.includes(title))
      .map(({ test: [file, title] }) => `there is no test "${title}" in ${file}`),
  ];
}
