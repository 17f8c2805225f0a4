export interface SampleGroup {
  key: string;
  owner: string;
  name: string;
  description: string;
  private?: boolean;
  tags: string[];
  admins?: string[];
  members: string[];
  pending?: string[];
  /** Days before the sample was put in. */
  founded: number;
}

export const sampleGroups: readonly SampleGroup[] = [
  {
    key: 'madrid',
    owner: 'marta.fpv',
    name: 'FPV Madrid',
    description:
      'Quedadas de fin de semana en la sierra y alrededores. Se vuela con seguro y se recoge la basura.',
    tags: ['madrid', 'quedadas', 'freestyle'],
    admins: ['hugo.bando'],
    members: ['pablo.vuela', 'lucia.whoop', 'ines.sur', 'rafa.valles', 'iker.fpv'],
    founded: 360,
  },
  {
    key: 'racing',
    owner: 'joel.racing',
    name: 'Liga de carreras del noreste',
    description: 'Calendario, reglas técnicas y resultados. Entrenamos los sábados en Vallgorguina.',
    tags: ['racing', 'cataluña', 'liga'],
    members: ['tomas.acro', 'rafa.valles', 'lucia.whoop', 'marta.fpv'],
    founded: 318,
  },
  {
    key: 'largo',
    owner: 'carmen.wing',
    name: 'Largo alcance responsable',
    description:
      'Planificación, antenas, baterías Li-Ion y papeles en regla. Aquí no se presume de distancia.',
    tags: ['largo alcance', 'alas', 'normativa'],
    admins: ['adriana.lr'],
    members: ['pablo.vuela', 'nerea_cine', 'iker.fpv', 'marta.fpv'],
    founded: 290,
  },
  {
    key: 'cine',
    owner: 'nerea_cine',
    name: 'FPV para cine y publicidad',
    description:
      'Profesionales y quien quiera serlo: rodajes, seguros, tarifas y cámaras. Preséntate al pedir la entrada.',
    private: true,
    tags: ['cine', 'profesional'],
    members: ['marta.fpv', 'tomas.acro'],
    pending: ['pablo.vuela', 'rafa.valles'],
    founded: 247,
  },
  {
    key: 'bandos',
    owner: 'hugo.bando',
    name: 'Bandos del norte',
    description:
      'Sitios abandonados, solo entre gente de confianza. Lo que se comparte aquí no sale de aquí.',
    private: true,
    tags: ['bando', 'asturias', 'cantabria'],
    members: ['iker.fpv', 'nerea_cine', 'marta.fpv'],
    founded: 205,
  },
  {
    key: 'taller',
    owner: 'lucia.whoop',
    name: 'El taller: montaje y averías',
    description: 'Preguntas de soldador, Betaflight y piezas impresas. No hay pregunta tonta.',
    tags: ['montaje', 'betaflight', 'principiantes'],
    members: [
      'rafa.valles',
      'pablo.vuela',
      'ines.sur',
      'adriana.lr',
      'hugo.bando',
      'joel.racing',
      'marta.fpv',
    ],
    founded: 150,
  },
];
