import type { ProfileVisibility, Social } from '@estela/contracts';

export interface SamplePilot {
  username: string;
  name: string;
  lastName: string;
  verified?: boolean;
  profile?: ProfileVisibility;
  /** Days before the sample was put in that the account was made. */
  joined: number;
  social?: Partial<Social>;
}

/** Mail domain of the sample's accounts: reserved, so nobody can own one of them. */
export const sampleDomain = 'pilotos.example';

/** Accounts that anyone who tries the product may log in with. */
export const sampleLogins = [
  { username: 'marta.fpv', password: 'vuelo-libre-2026' },
  { username: 'pablo.vuela', password: 'spot-secreto-2026' },
] as const;

export const samplePilots: readonly SamplePilot[] = [
  {
    username: 'marta.fpv',
    name: 'Marta',
    lastName: 'Ruiz Salcedo',
    verified: true,
    joined: 398,
    social: {
      youtube: 'https://www.youtube.com/@marta.fpv',
      instagram: 'https://www.instagram.com/marta.fpv',
    },
  },
  {
    username: 'pablo.vuela',
    name: 'Pablo',
    lastName: 'Ortega Llorens',
    joined: 371,
    social: { instagram: 'https://www.instagram.com/pablo.vuela' },
  },
  {
    username: 'nerea_cine',
    name: 'Nerea',
    lastName: 'Etxeberria',
    verified: true,
    joined: 366,
    social: {
      youtube: 'https://www.youtube.com/@nereacine',
      linkedin: 'https://www.linkedin.com/in/nerea-cine',
    },
  },
  { username: 'joel.racing', name: 'Joel', lastName: 'Ferrer i Puig', verified: true, joined: 352 },
  { username: 'carmen.wing', name: 'Carmen', lastName: 'Molina Heredia', joined: 340 },
  {
    username: 'iker.fpv',
    name: 'Iker',
    lastName: 'Salaberria',
    joined: 311,
    social: { tiktok: 'https://www.tiktok.com/@iker.fpv' },
  },
  { username: 'lucia.whoop', name: 'Lucía', lastName: 'Cano Berges', joined: 289 },
  { username: 'hugo.bando', name: 'Hugo', lastName: 'Prieto Suárez', joined: 254 },
  { username: 'adriana.lr', name: 'Adriana', lastName: 'Quesada Déniz', joined: 221 },
  { username: 'tomas.acro', name: 'Tomás', lastName: 'Vidal Serra', joined: 176 },
  { username: 'ines.sur', name: 'Inés', lastName: 'Carmona Ríos', profile: 'followers', joined: 132 },
  { username: 'rafa.valles', name: 'Rafael', lastName: 'Soler Guitart', joined: 61 },
];
