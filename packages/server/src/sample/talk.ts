export interface SampleComment {
  author: string;
  text: string;
  replies?: readonly { author: string; text: string }[];
}

export interface SampleTopic {
  group: string;
  author: string;
  title: string;
  description: string;
  pinned?: boolean;
  daysAgo: number;
  comments: readonly SampleComment[];
}

export const sampleTopics: readonly SampleTopic[] = [
  {
    group: 'madrid',
    author: 'marta.fpv',
    title: 'Normas de las quedadas',
    description:
      'Seguro en vigor, un observador por piloto y canales repartidos antes de encender. Léelas una vez.',
    pinned: true,
    daysAgo: 355,
    comments: [{ author: 'hugo.bando', text: 'Añado: las baterías hinchadas se quedan en casa.' }],
  },
  {
    group: 'madrid',
    author: 'marta.fpv',
    title: 'Sábado en El Atazar',
    description: 'A las nueve en el aparcamiento de la presa. Llevo mesa y generador.',
    daysAgo: 3,
    comments: [
      { author: 'pablo.vuela', text: 'Subo desde Valencia el viernes. ¿Alguien me deja sitio para cargar?' },
      {
        author: 'lucia.whoop',
        text: 'Voy con el Palillo. ¿Hace mucho viento a esa hora?',
        replies: [
          { author: 'marta.fpv', text: 'Hasta las doce, nada. Luego entra de cara.' },
          { author: 'lucia.whoop', text: 'Perfecto, madrugo entonces.' },
        ],
      },
      {
        author: 'rafa.valles',
        text: 'Me apunto si puedo ir de espectador. Todavía no me veo volando con gente.',
      },
    ],
  },
  {
    group: 'racing',
    author: 'joel.racing',
    title: 'Trazado de la próxima prueba',
    description: 'Once puertas y un doble salto. Subo el plano el jueves.',
    daysAgo: 9,
    comments: [
      { author: 'tomas.acro', text: '¿Se mantiene el límite de 6S?' },
      { author: 'joel.racing', text: 'Se mantiene. Y hélices de cinco pulgadas y media, no.' },
    ],
  },
  {
    group: 'largo',
    author: 'carmen.wing',
    title: '¿Qué margen de batería dejáis para la vuelta?',
    description: 'Yo giro al 45 % con viento en calma y al 60 % si sopla de cola.',
    daysAgo: 27,
    comments: [
      { author: 'adriana.lr', text: 'Con alisio, al 65 %. Aquí la vuelta siempre cuesta el doble.' },
      {
        author: 'pablo.vuela',
        text: 'Depende del químico: con Li-Ion me fío más del consumo en mAh que del voltaje.',
        replies: [{ author: 'carmen.wing', text: 'Totalmente. Con frío el voltaje engaña.' }],
      },
    ],
  },
  {
    group: 'cine',
    author: 'nerea_cine',
    title: 'Tarifas de medio día',
    description: 'Propongo hablarlo aquí con franqueza, que luego nos pisamos los precios.',
    daysAgo: 41,
    comments: [{ author: 'marta.fpv', text: 'De acuerdo. Yo incluyo siempre observador y seguro aparte.' }],
  },
  {
    group: 'bandos',
    author: 'hugo.bando',
    title: 'La nave del pozo se derriba',
    description: 'Aviso de la obra: antes de fin de mes. Quien quiera despedirse, que avise y vamos juntos.',
    daysAgo: 13,
    comments: [{ author: 'iker.fpv', text: 'Yo bajo el domingo.' }],
  },
  {
    group: 'taller',
    author: 'rafa.valles',
    title: 'Mi primer montaje no arma',
    description: 'Betaflight dice RXLOSS aunque el receptor tiene la luz fija.',
    daysAgo: 6,
    comments: [
      {
        author: 'joel.racing',
        text: '¿Has puesto el puerto serie en la UART donde lo soldaste?',
        replies: [{ author: 'rafa.valles', text: 'Estaba en la 1 y era la 2. ¡Gracias!' }],
      },
      { author: 'lucia.whoop', text: 'Guarda un volcado de la configuración ahora que funciona.' },
    ],
  },
];

export interface SamplePost {
  group: string;
  author: string;
  title: string;
  content: string;
  daysAgo: number;
}

export const samplePosts: readonly SamplePost[] = [
  {
    group: 'madrid',
    author: 'hugo.bando',
    title: 'Objetos perdidos',
    content: 'Apareció una antena de parche negra en el pinar. Que la reclame quien la perdió.',
    daysAgo: 18,
  },
  {
    group: 'racing',
    author: 'joel.racing',
    title: 'Clasificación final',
    content: 'Gracias por venir. Tiempos y vídeos en la carpeta de siempre.',
    daysAgo: 33,
  },
  {
    group: 'largo',
    author: 'adriana.lr',
    title: 'Lista de comprobación',
    content:
      'GPS con doce satélites, vuelta a casa probada, frecuencia libre, plan avisado a alguien en tierra.',
    daysAgo: 60,
  },
  {
    group: 'taller',
    author: 'lucia.whoop',
    title: 'Taller abierto el jueves',
    content: 'Traed soldador y paciencia. Hay café.',
    daysAgo: 4,
  },
];
