import type { Flight, OwnUser, UserSummary } from '@estela/contracts';

const time = '2026-11-20T10:00:00.000Z';

const ana: UserSummary = {
  _id: 'u-ana',
  username: 'ana',
  name: 'Ana',
  profilePicture: null,
  verified: false,
};

export const anaAccount: OwnUser = {
  ...ana,
  email: 'ana@example.org',
  emailConfirmed: true,
  lastName: 'Ruiz',
  role: 'pilot',
  secondFactor: false,
  privacy: {
    allowFollowersToSeeDrones: true,
    allowFollowersToSeeFlights: true,
    profileVisibility: 'public',
    approveFollowers: false,
  },
  social: { facebook: '', youtube: '', instagram: '', tiktok: '', linkedin: '', x: '' },
  createdAt: time,
  updatedAt: time,
};

export function flightOf(fields: Partial<Flight> = {}): Flight {
  return {
    _id: 'f-1',
    owner: ana,
    title: 'Sunrise over the ridge',
    description: '',
    videoUrl: 'https://example.org/v.mp4',
    poster: null,
    posterAlt: '',
    tags: [],
    disciplines: [],
    recordedAt: time,
    visibility: 'public',
    spot: null,
    drone: null,
    equipmentItems: [],
    packs: [],
    featured: false,
    favorite: false,
    durationSeconds: null,
    topSpeedMps: null,
    maxHeightM: null,
    weather: null,
    likes: 3,
    likedByMe: false,
    comments: 0,
    commentsOff: false,
    bookmarkedByMe: false,
    createdAt: time,
    updatedAt: time,
    ...fields,
  };
}
