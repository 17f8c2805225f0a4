// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api, claimEndpoints, streamOptions } from '@estela/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/users`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          q: queryArg.q,
        },
      }),
    }),
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: (queryArg) => ({
        url: `/users/dashboard/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getPublicDashboard: build.query<GetPublicDashboardApiResponse, GetPublicDashboardApiArg>({
      query: (queryArg) => ({
        url: `/users/public-dashboard/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listFollowers: build.infiniteQuery<ListFollowersApiResponse, ListFollowersApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/followers`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    listFollowing: build.infiniteQuery<ListFollowingApiResponse, ListFollowingApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/following`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    removeFollower: build.mutation<RemoveFollowerApiResponse, RemoveFollowerApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/followers/${encodeURIComponent(String(queryArg.followerId))}`,
        method: 'DELETE',
      }),
    }),
    blockUser: build.mutation<BlockUserApiResponse, BlockUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}/block`,
        method: 'PUT',
      }),
    }),
    unblockUser: build.mutation<UnblockUserApiResponse, UnblockUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}/block`,
        method: 'DELETE',
      }),
    }),
    getFeed: build.infiniteQuery<GetFeedApiResponse, GetFeedApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/feed`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          tab: queryArg.tab,
        },
      }),
    }),
  }),
  overrideExisting: claimEndpoints('social', [
    'listUsers',
    'getDashboard',
    'getPublicDashboard',
    'listFollowers',
    'listFollowing',
    'removeFollower',
    'blockUser',
    'unblockUser',
    'getFeed',
  ]),
});
export { injectedRtkApi as socialEndpoints };
export type ListUsersApiResponse = /** status 200 Success */ UserPage;
export type ListUsersApiArg = {
  page?: number;
  limit?: number;
  q?: string;
};
export type GetDashboardApiResponse = /** status 200 Success */ Dashboard;
export type GetDashboardApiArg = string;
export type GetPublicDashboardApiResponse = /** status 200 Success */ Dashboard;
export type GetPublicDashboardApiArg = string;
export type ListFollowersApiResponse = /** status 200 Success */ UserStream;
export type ListFollowersApiArg = {
  id: string;
  limit?: number;
};
export type ListFollowingApiResponse = /** status 200 Success */ UserStream;
export type ListFollowingApiArg = {
  id: string;
  limit?: number;
};
export type RemoveFollowerApiResponse = unknown;
export type RemoveFollowerApiArg = {
  id: string;
  followerId: string;
};
export type BlockUserApiResponse = unknown;
export type BlockUserApiArg = string;
export type UnblockUserApiResponse = unknown;
export type UnblockUserApiArg = string;
export type GetFeedApiResponse = /** status 200 Success */ FeedStream;
export type GetFeedApiArg = {
  limit?: number;
  tab?: 'global' | 'following';
};
export type UserCard = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
  followedByMe: boolean;
};
export type UserPage = {
  items: UserCard[];
  page: number;
  limit: number;
  total: number;
};
export type ErrorBody = {
  error: string;
  message: string;
  code:
    | 'VALIDATION'
    | 'INVALID_CREDENTIALS'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CONFLICT'
    | 'TOO_LARGE'
    | 'UNSUPPORTED_MEDIA'
    | 'RATE_LIMITED'
    | 'INTERNAL'
    | 'UNAVAILABLE';
  fields?: {
    [key: string]: string;
  };
};
export type Social = {
  facebook: string;
  youtube: string;
  instagram: string;
  tiktok: string;
  linkedin: string;
  x: string;
};
export type Privacy = {
  allowFollowersToSeeFlights: boolean;
  allowFollowersToSeeDrones: boolean;
  profileVisibility: 'public' | 'followers' | 'private';
};
export type UserProfile = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
  followedByMe: boolean;
  lastName: string | null;
  social: Social | null;
  followers: number;
  following: number;
  restricted: boolean;
  blockedByMe: boolean;
  createdAt: string;
  updatedAt: string;
  email?: string;
  role?: 'pilot' | 'admin';
  privacy?: Privacy;
};
export type DashboardStats = {
  drones: number;
  flights: number;
  followers: number;
  following: number;
};
export type UserSummary = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
};
export type SpotSummary = {
  _id: string;
  name: string;
  country: string | null;
};
export type DroneSummary = {
  _id: string;
  name: string;
  type:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
};
export type Weather = {
  temperatureC?: number;
  windMps?: number;
  condition?: 'clear' | 'clouds' | 'fog' | 'rain' | 'snow' | 'wind';
};
export type TrackPoint = {
  lat: number;
  lng: number;
  altitude?: number;
  t: number;
};
export type Flight = {
  _id: string;
  owner: UserSummary;
  title: string;
  description: string;
  videoUrl: string;
  poster: string | null;
  tags: string[];
  disciplines: ('racing' | 'cinematic' | 'acro' | 'freestyle' | 'longRange')[];
  recordedAt: string;
  visibility: 'private' | 'followers' | 'public' | 'unlisted';
  spot: SpotSummary | null;
  drone: DroneSummary | null;
  equipmentItems: string[];
  featured: boolean;
  favorite: boolean;
  durationSeconds: number | null;
  weather: Weather | null;
  track?: TrackPoint[] | null;
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
};
export type Drone = {
  _id: string;
  owner: UserSummary;
  name: string;
  type:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
  brand: string;
  model: string;
  serialNumber: string | null;
  weight: number;
  frameSize: number;
  frame: string;
  description: string;
  notes: string | null;
  image: string | null;
  visibility: 'followers' | 'public';
  components: string[];
  originType: ('diy' | 'rtf' | 'bnf' | 'pnp') | null;
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
};
export type SpotLocation = {
  lat: number;
  lng: number;
  address: string | null;
  country: string | null;
  precision: 'exact' | 'area';
};
export type Spot = {
  _id: string;
  owner: UserSummary;
  name: string;
  description: string;
  location: SpotLocation;
  visibility: 'public' | 'followers' | 'private';
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
};
export type Dashboard = {
  user: UserProfile;
  stats: DashboardStats;
  flights: Flight[];
  drones: Drone[];
  spots: Spot[];
};
export type UserStream = {
  items: UserCard[];
  nextCursor: string | null;
};
export type FeedFlight = {
  _id: string;
  owner: UserSummary;
  title: string;
  description: string;
  videoUrl: string;
  poster: string | null;
  tags: string[];
  disciplines: ('racing' | 'cinematic' | 'acro' | 'freestyle' | 'longRange')[];
  recordedAt: string;
  visibility: 'private' | 'followers' | 'public' | 'unlisted';
  spot: SpotSummary | null;
  drone: DroneSummary | null;
  equipmentItems: string[];
  featured: boolean;
  favorite: boolean;
  durationSeconds: number | null;
  weather: Weather | null;
  track?: TrackPoint[] | null;
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
  kind: 'flight';
};
export type FeedDrone = {
  _id: string;
  owner: UserSummary;
  name: string;
  type:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
  brand: string;
  model: string;
  serialNumber: string | null;
  weight: number;
  frameSize: number;
  frame: string;
  description: string;
  notes: string | null;
  image: string | null;
  visibility: 'followers' | 'public';
  components: string[];
  originType: ('diy' | 'rtf' | 'bnf' | 'pnp') | null;
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
  kind: 'drone';
};
export type FeedSpot = {
  _id: string;
  owner: UserSummary;
  name: string;
  description: string;
  location: SpotLocation;
  visibility: 'public' | 'followers' | 'private';
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
  kind: 'spot';
};
export type FeedPilot = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
  kind: 'pilot';
  owner: UserSummary;
  joined: string;
  createdAt: string;
  likes: number;
  likedByMe: boolean;
};
export type FeedItem = FeedFlight | FeedDrone | FeedSpot | FeedPilot;
export type FeedStream = {
  items: FeedItem[];
  nextCursor: string | null;
};
export const {
  useListUsersQuery,
  useGetDashboardQuery,
  useGetPublicDashboardQuery,
  useListFollowersInfiniteQuery,
  useListFollowingInfiniteQuery,
  useRemoveFollowerMutation,
  useBlockUserMutation,
  useUnblockUserMutation,
  useGetFeedInfiniteQuery,
} = injectedRtkApi;
