import type { ProfileVisibility, Social } from '@estela/contracts';
import type { PilotLook } from './pictures/pilot-portrait.ts';

export interface SamplePilot {
  username: string;
  name: string;
  lastName: string;
  verified?: boolean;
  profile?: ProfileVisibility;
  /** Days before the sample was put in that the account was made. */
  joined: number;
  social?: Partial<Social>;
  /** Of the portrait; without it the pilot has none. */
  look?: PilotLook;
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
    look: { hair: 'long' },
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
    look: { hair: 'short', beard: true },
    social: { instagram: 'https://www.instagram.com/pablo.vuela' },
  },
  {
    username: 'nerea_cine',
    name: 'Nerea',
    lastName: 'Etxeberria',
    verified: true,
    joined: 366,
    look: { hair: 'bun' },
    social: {
      youtube: 'https://www.youtube.com/@nereacine',
      linkedin: 'https://www.linkedin.com/in/nerea-cine',
    },
  },
  {
    username: 'joel.racing',
    name: 'Joel',
    lastName: 'Ferrer i Puig',
    verified: true,
    joined: 352,
    look: { hair: 'cap' },
  },
  {
    username: 'carmen.wing',
    name: 'Carmen',
    lastName: 'Molina Heredia',
    joined: 340,
    look: { hair: 'curly' },
  },
  {
    username: 'iker.fpv',
    name: 'Iker',
    lastName: 'Salaberria',
    joined: 311,
    look: { hair: 'cap', beard: true },
    social: { tiktok: 'https://www.tiktok.com/@iker.fpv' },
  },
  { username: 'lucia.whoop', name: 'Lucía', lastName: 'Cano Berges', joined: 289, look: { hair: 'bun' } },
  {
    username: 'hugo.bando',
    name: 'Hugo',
    lastName: 'Prieto Suárez',
    joined: 254,
    look: { hair: 'curly', beard: true },
  },
  { username: 'adriana.lr', name: 'Adriana', lastName: 'Quesada Déniz', joined: 221, look: { hair: 'long' } },
  { username: 'tomas.acro', name: 'Tomás', lastName: 'Vidal Serra', joined: 176, look: { hair: 'short' } },
  { username: 'ines.sur', name: 'Inés', lastName: 'Carmona Ríos', profile: 'followers', joined: 132 },
  { username: 'rafa.valles', name: 'Rafael', lastName: 'Soler Guitart', joined: 61, look: { hair: 'short' } },
];
