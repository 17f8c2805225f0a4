interface Viewer {
  name: string;
  url: string;
}

/** Where the authority of a country shows its zones to drone pilots, by ISO code. */
const viewers: Record<string, Viewer> = {
  AT: { name: 'Dronespace', url: 'https://map.dronespace.at' },
  BE: { name: 'Droneguide', url: 'https://map.droneguide.be' },
  CH: { name: 'BAZL', url: 'https://map.geo.admin.ch/?layers=ch.bazl.einschraenkungen-drohnen' },
  DE: { name: 'dipul', url: 'https://maptool-dipul.dfs.de' },
  ES: { name: 'ENAIRE Drones', url: 'https://drones.enaire.es' },
  FR: {
    name: 'Géoportail',
    url: 'https://www.geoportail.gouv.fr/donnees/restrictions-uas-categorie-ouverte-et-aeromodelisme',
  },
  IT: { name: 'D-Flight', url: 'https://www.d-flight.it/web-app/' },
  NL: { name: 'GoDrone', url: 'https://map.godrone.nl' },
};

export function officialViewer(country: string | null): Viewer | undefined {
  return country === null ? undefined : viewers[country];
}
