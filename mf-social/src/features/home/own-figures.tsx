import { useGetDashboardQuery } from '@estela/api/social';
import { PilotFigures } from '../../components/pilot-figures.tsx';

interface OwnFiguresProps {
  username: string;
}

/** An extra of the page: where the figures cannot be had, there are none. */
export function OwnFigures({ username }: OwnFiguresProps) {
  const { data, isError } = useGetDashboardQuery({ username });
  return isError && !data ? null : <PilotFigures stats={data?.stats} />;
}
