// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api, claimEndpoints, type UploadArg } from '@estela/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlights: build.query<ListFlightsApiResponse, ListFlightsApiArg>({
      query: (queryArg) => ({
        url: `/flights`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          filter: queryArg.filter,
          q: queryArg.q,
          tag: queryArg.tag,
          discipline: queryArg.discipline,
          drone: queryArg.drone,
          spot: queryArg.spot,
          tz: queryArg.tz,
        },
      }),
    }),
    createFlight: build.mutation<CreateFlightApiResponse, CreateFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getFlight: build.query<GetFlightApiResponse, GetFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateFlight: build.mutation<UpdateFlightApiResponse, UpdateFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.flightPatch,
      }),
    }),
    deleteFlight: build.mutation<DeleteFlightApiResponse, DeleteFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    uploadFlightPoster: build.mutation<UploadFlightPosterApiResponse, UploadFlightPosterApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg.id))}/poster`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    favoriteFlight: build.mutation<FavoriteFlightApiResponse, FavoriteFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'PUT',
      }),
    }),
    unfavoriteFlight: build.mutation<UnfavoriteFlightApiResponse, UnfavoriteFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: claimEndpoints('flights', [
    'listFlights',
    'createFlight',
    'getFlight',
    'updateFlight',
    'deleteFlight',
    'uploadFlightPoster',
    'favoriteFlight',
    'unfavoriteFlight',
  ]),
});
export { injectedRtkApi as flightsEndpoints };
export type ListFlightsApiResponse = /** status 200 Success */ FlightPage;
export type ListFlightsApiArg = {
  page?: number;
  limit?: number;
  filter?: 'all' | 'today' | 'week' | 'month' | 'favorites' | 'public' | 'followers' | 'private' | 'video';
  q?: string;
  tag?: string;
  discipline?: 'racing' | 'cinematic' | 'acro' | 'freestyle' | 'longRange';
  drone?: string;
  spot?: string;
  tz?: string;
};
export type CreateFlightApiResponse = /** status 201 Success */ Flight;
export type CreateFlightApiArg = FlightInput;
export type GetFlightApiResponse = /** status 200 Success */ Flight;
export type GetFlightApiArg = string;
export type UpdateFlightApiResponse = /** status 200 Success */ Flight;
export type UpdateFlightApiArg = {
  id: string;
  flightPatch: FlightPatch;
};
export type DeleteFlightApiResponse = unknown;
export type DeleteFlightApiArg = string;
export type UploadFlightPosterApiResponse = /** status 200 Success */ Flight;
export type UploadFlightPosterApiArg = {
  id: string;
} & UploadArg;
export type FavoriteFlightApiResponse = /** status 200 Success */ FavoriteState;
export type FavoriteFlightApiArg = string;
export type UnfavoriteFlightApiResponse = /** status 200 Success */ FavoriteState;
export type UnfavoriteFlightApiArg = string;
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
export type FlightPage = {
  items: Flight[];
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
export type FlightInput = {
  title: string;
  videoUrl: string;
  description: string;
  tags?: string[];
  disciplines?: ('racing' | 'cinematic' | 'acro' | 'freestyle' | 'longRange')[];
  recordedAt?: string;
  visibility?: 'private' | 'followers' | 'public' | 'unlisted';
  spot?: string | null;
  drone?: string | null;
  equipmentItems?: string[];
  featured?: boolean;
  favorite?: boolean;
  durationSeconds?: number | null;
  weather?: Weather | null;
  track?: TrackPoint[] | null;
};
export type FlightPatch = {
  title?: string;
  videoUrl?: string;
  description?: string;
  tags?: string[];
  disciplines?: ('racing' | 'cinematic' | 'acro' | 'freestyle' | 'longRange')[];
  recordedAt?: string;
  visibility?: 'private' | 'followers' | 'public' | 'unlisted';
  spot?: string | null;
  drone?: string | null;
  equipmentItems?: string[];
  featured?: boolean;
  favorite?: boolean;
  durationSeconds?: number | null;
  weather?: Weather | null;
  track?: TrackPoint[] | null;
};
export type FavoriteState = {
  favorite: boolean;
};
export const {
  useListFlightsQuery,
  useCreateFlightMutation,
  useGetFlightQuery,
  useUpdateFlightMutation,
  useDeleteFlightMutation,
  useUploadFlightPosterMutation,
  useFavoriteFlightMutation,
  useUnfavoriteFlightMutation,
} = injectedRtkApi;
