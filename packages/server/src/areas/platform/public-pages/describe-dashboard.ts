import { paths } from '@estela/contracts/paths';
import type { Language } from '@estela/contracts/values';
import type { Db } from '../../../database/open.ts';
import { translate } from '../../../http/texts.ts';
import { countListed } from '../../../lists/count-listed.ts';
import { findProfile, pilotCardAddress, toUserProfile } from '../../account/users/index.ts';
import { type PublicPage, unknownPage } from './public-page.ts';

export const pilotLists = { flights: paths.pilotFlights, drones: paths.pilotDrones, spots: paths.pilotSpots };
type PilotList = keyof typeof pilotLists;

/** A pilot's page, or one of the lists behind it. */
export async function describeDashboard(
  db: Db,
  username: string,
  list: PilotList | undefined,
  language: Language,
): Promise<PublicPage> {
  const row = await findProfile(db, { username }, null);
  if (!row?.isOpen) return unknownPage;
  const pilot = toUserProfile(row);
  const { name, followers } = pilot;
  const { flights, drones } = await countListed(db, pilot._id, null);
  return {
    title: list ? translate(language, 'pages', list, { name }) : `${name} (@${pilot.username})`,
    description: describePilot(name, { flights, drones, followers }),
    canonical: (list ? pilotLists[list] : paths.dashboard)(pilot.username),
    image: pilotCardAddress(row),
    isCard: true,
    isIndexed: true,
  };
}

/** Descriptions are Portuguese in every language, as those of routes are. */
const nouns = {
  flights: ['voo', 'voos'],
  drones: ['drone', 'drones'],
  followers: ['seguidor', 'seguidores'],
};
type Figures = Record<keyof typeof nouns, number>;

function describePilot(name: string, figures: Figures): string {
  const words = (Object.keys(nouns) as (keyof Figures)[])
    .filter((figure) => figures[figure] > 0)
    .map((figure) => `${figures[figure]} ${nouns[figure][figures[figure] === 1 ? 0 : 1]}`);
  const end = words.length > 0 ? `: ${words.join(', ')}` : '';
  return `Voos, drones e spots de ${name} na Estela${end}.`;
}
