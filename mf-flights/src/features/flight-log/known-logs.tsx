import { useFindLogsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FlownOnce } from './recording/same-flight.ts';

/** Flights by `logHash`: that were made of the log before, or are of its time and place. */
export interface KnownLogs {
  made: ReadonlyMap<string, string>;
  alike: ReadonlyMap<string, string>;
}

/** Asks for the logs in as many questions as it takes, and keeps what is known through the next ones. */
export function useKnownLogs(flights: readonly FlownOnce[]) {
  const [answers, setAnswers] = useState<readonly KnownLogs[]>([]);
  const all = [...new Map(flights.map((flight) => [flight.logHash, flight])).values()];
  const { max } = limits.logHashes;
  const questions = Array.from({ length: Math.ceil(all.length / max) }, (_, at) =>
    all.slice(at * max, (at + 1) * max),
  );
  const known = (of: keyof KnownLogs) => new Map(answers.flatMap((answer) => [...answer[of]]));
  return {
    known: { made: known('made'), alike: known('alike') },
    questions: questions.map((question, at) => (
      <Question
        // biome-ignore lint/suspicious/noArrayIndexKey: the last one grows with each file
        key={at}
        hashes={question.map(({ logHash }) => logHash).join(',')}
        flown={question.map(flownOf).join(',')}
        onAnswer={(answer) => setAnswers((before) => Object.assign([...before], { [at]: answer }))}
      />
    )),
  };
}

/** As the call takes it. */
function flownOf({ recordedAt, durationSeconds, place }: FlownOnce): string {
  const start = recordedAt === null ? Number.NaN : Math.round(Date.parse(recordedAt) / 1000);
  if (!place || !(start >= 1e8)) return '-';
  return [start, durationSeconds, place.lat.toFixed(6), place.lng.toFixed(6)].join('~');
}

interface QuestionProps {
  hashes: string;
  flown: string;
  onAnswer: (known: KnownLogs) => void;
}

function Question({ hashes, flown, onAnswer }: QuestionProps) {
  const { data } = useFindLogsQuery({ hashes, flown });
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!data) return;
    const byHash = (items: typeof data.items) =>
      new Map(items.map(({ logHash, flight }) => [logHash, flight]));
    tell({ made: byHash(data.items), alike: byHash(data.alike ?? []) });
  }, [data]);
  return null;
}
