import { useFindLogsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';

/** Flights that were made of logs before, by `logHash`. */
export type KnownLogs = ReadonlyMap<string, string>;

/** Asks for `hashes` in as many questions as it takes, and keeps what is known through the next ones. */
export function useKnownLogs(hashes: Iterable<string>) {
  const [answers, setAnswers] = useState<readonly KnownLogs[]>([]);
  const all = [...new Set(hashes)];
  const { max } = limits.logHashes;
  const questions = Array.from({ length: Math.ceil(all.length / max) }, (_, at) =>
    all.slice(at * max, (at + 1) * max).join(','),
  );
  return {
    known: new Map(answers.flatMap((answer) => [...answer])),
    questions: questions.map((question, at) => (
      <Question
        // biome-ignore lint/suspicious/noArrayIndexKey: the last one grows with each file
        key={at}
        hashes={question}
        onAnswer={(answer) => setAnswers((before) => Object.assign([...before], { [at]: answer }))}
      />
    )),
  };
}

interface QuestionProps {
  hashes: string;
  onAnswer: (known: KnownLogs) => void;
}

function Question({ hashes, onAnswer }: QuestionProps) {
  const { data } = useFindLogsQuery({ hashes });
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) tell(new Map(data.items.map(({ logHash, flight }) => [logHash, flight])));
  }, [data]);
  return null;
}
