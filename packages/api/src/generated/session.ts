// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api } from '../base-api.ts';
import { claimEndpoints } from '../claim-endpoints.ts';
import { streamOptions } from '../stream-options.ts';
import type { UploadArg } from '../base-query.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/auth/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/auth/register`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/auth/logout`, method: 'POST' }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/auth/request-password-reset`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/auth/reset-password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/users/profile` }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.userPatch,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.accountDeletion,
      }),
    }),
    uploadUserPicture: build.mutation<UploadUserPictureApiResponse, UploadUserPictureApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/image-profile`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    exportUser: build.query<ExportUserApiResponse, ExportUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}/export`,
      }),
    }),
    followUser: build.mutation<FollowUserApiResponse, FollowUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}/follow`,
        method: 'PUT',
      }),
    }),
    unfollowUser: build.mutation<UnfollowUserApiResponse, UnfollowUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg))}/follow`,
        method: 'DELETE',
      }),
    }),
    likeFlight: build.mutation<LikeFlightApiResponse, LikeFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}/like`,
        method: 'PUT',
      }),
    }),
    unlikeFlight: build.mutation<UnlikeFlightApiResponse, UnlikeFlightApiArg>({
      query: (queryArg) => ({
        url: `/flights/${encodeURIComponent(String(queryArg))}/like`,
        method: 'DELETE',
      }),
    }),
    likeDrone: build.mutation<LikeDroneApiResponse, LikeDroneApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg))}/like`,
        method: 'PUT',
      }),
    }),
    unlikeDrone: build.mutation<UnlikeDroneApiResponse, UnlikeDroneApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg))}/like`,
        method: 'DELETE',
      }),
    }),
    likeSpot: build.mutation<LikeSpotApiResponse, LikeSpotApiArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg))}/like`,
        method: 'PUT',
      }),
    }),
    unlikeSpot: build.mutation<UnlikeSpotApiResponse, UnlikeSpotApiArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg))}/like`,
        method: 'DELETE',
      }),
    }),
    listDrones: build.query<ListDronesApiResponse, ListDronesApiArg>({
      query: (queryArg) => ({
        url: `/drones`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    listEquipmentItems: build.query<ListEquipmentItemsApiResponse, ListEquipmentItemsApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          type: queryArg['type'],
          status: queryArg.status,
          condition: queryArg.condition,
          favorite: queryArg.favorite,
          q: queryArg.q,
        },
      }),
    }),
    listSpots: build.query<ListSpotsApiResponse, ListSpotsApiArg>({
      query: (queryArg) => ({
        url: `/spots`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    listNotifications: build.infiniteQuery<
      ListNotificationsApiResponse,
      ListNotificationsApiArg,
      string | null
    >({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/notifications`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/notifications/read`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    createEventTicket: build.mutation<CreateEventTicketApiResponse, CreateEventTicketApiArg>({
      query: () => ({ url: `/events/ticket`, method: 'POST' }),
    }),
    createReport: build.mutation<CreateReportApiResponse, CreateReportApiArg>({
      query: (queryArg) => ({
        url: `/reports`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listReports: build.infiniteQuery<ListReportsApiResponse, ListReportsApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/reports`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
    }),
    updateReport: build.mutation<UpdateReportApiResponse, UpdateReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.reportPatch,
      }),
    }),
    getStats: build.query<GetStatsApiResponse, GetStatsApiArg>({
      query: () => ({ url: `/stats` }),
    }),
  }),
  overrideExisting: claimEndpoints('session', [
    'login',
    'register',
    'logout',
    'requestPasswordReset',
    'resetPassword',
    'getProfile',
    'getUser',
    'updateUser',
    'deleteUser',
    'uploadUserPicture',
    'exportUser',
    'followUser',
    'unfollowUser',
    'likeFlight',
    'unlikeFlight',
    'likeDrone',
    'unlikeDrone',
    'likeSpot',
    'unlikeSpot',
    'listDrones',
    'listEquipmentItems',
    'listSpots',
    'listNotifications',
    'readNotifications',
    'createEventTicket',
    'createReport',
    'listReports',
    'updateReport',
    'getStats',
  ]),
});
export { injectedRtkApi as sessionEndpoints };
export type LoginApiResponse = /** status 200 Success */ AuthAnswer;
export type LoginApiArg = Credentials;
export type RegisterApiResponse = /** status 201 Success */ AuthAnswer;
export type RegisterApiArg = Registration;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RequestPasswordResetApiResponse = /** status 200 Success */ Done;
export type RequestPasswordResetApiArg = PasswordResetRequest;
export type ResetPasswordApiResponse = /** status 200 Success */ Done;
export type ResetPasswordApiArg = PasswordReset;
export type GetProfileApiResponse = /** status 200 Success */ OwnUser;
export type GetProfileApiArg = void;
export type GetUserApiResponse = /** status 200 Success */ UserProfile;
export type GetUserApiArg = string;
export type UpdateUserApiResponse = /** status 200 Success */ OwnUser;
export type UpdateUserApiArg = {
  id: string;
  userPatch: UserPatch;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: string;
  accountDeletion: AccountDeletion;
};
export type UploadUserPictureApiResponse = /** status 200 Success */ OwnUser;
export type UploadUserPictureApiArg = {
  id: string;
} & UploadArg;
export type ExportUserApiResponse = /** status 200 Success */ AccountExport;
export type ExportUserApiArg = string;
export type FollowUserApiResponse = /** status 200 Success */ FollowState;
export type FollowUserApiArg = string;
export type UnfollowUserApiResponse = /** status 200 Success */ FollowState;
export type UnfollowUserApiArg = string;
export type LikeFlightApiResponse = /** status 200 Success */ LikeState;
export type LikeFlightApiArg = string;
export type UnlikeFlightApiResponse = /** status 200 Success */ LikeState;
export type UnlikeFlightApiArg = string;
export type LikeDroneApiResponse = /** status 200 Success */ LikeState;
export type LikeDroneApiArg = string;
export type UnlikeDroneApiResponse = /** status 200 Success */ LikeState;
export type UnlikeDroneApiArg = string;
export type LikeSpotApiResponse = /** status 200 Success */ LikeState;
export type LikeSpotApiArg = string;
export type UnlikeSpotApiResponse = /** status 200 Success */ LikeState;
export type UnlikeSpotApiArg = string;
export type ListDronesApiResponse = /** status 200 Success */ DronePage;
export type ListDronesApiArg = {
  page?: number;
  limit?: number;
};
export type ListEquipmentItemsApiResponse = /** status 200 Success */ EquipmentItemPage;
export type ListEquipmentItemsApiArg = {
  page?: number;
  limit?: number;
  type?: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
  status?: 'active' | 'archived' | 'sold' | 'lost';
  condition?: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
  favorite?: 'true' | 'false';
  q?: string;
};
export type ListSpotsApiResponse = /** status 200 Success */ SpotPage;
export type ListSpotsApiArg = {
  page?: number;
  limit?: number;
};
export type ListNotificationsApiResponse = /** status 200 Success */ NotificationStream;
export type ListNotificationsApiArg = {
  limit?: number;
};
export type ReadNotificationsApiResponse = /** status 200 Success */ UnreadState;
export type ReadNotificationsApiArg = NotificationsRead;
export type CreateEventTicketApiResponse = /** status 201 Success */ EventTicket;
export type CreateEventTicketApiArg = void;
export type CreateReportApiResponse = /** status 201 Success */ Report;
export type CreateReportApiArg = ReportInput;
export type ListReportsApiResponse = /** status 200 Success */ ReportStream;
export type ListReportsApiArg = {
  limit?: number;
  status?: 'open' | 'resolved' | 'dismissed';
};
export type UpdateReportApiResponse = /** status 200 Success */ ReportCase;
export type UpdateReportApiArg = {
  id: string;
  reportPatch: ReportPatch;
};
export type GetStatsApiResponse = /** status 200 Success */ SiteStats;
export type GetStatsApiArg = void;
export type Privacy = {
  allowFollowersToSeeFlights: boolean;
  allowFollowersToSeeDrones: boolean;
  profileVisibility: 'public' | 'followers' | 'private';
};
export type Social = {
  facebook: string;
  youtube: string;
  instagram: string;
  tiktok: string;
  linkedin: string;
  x: string;
};
export type OwnUser = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
  email: string;
  lastName: string;
  role: 'pilot' | 'admin';
  privacy: Privacy;
  social: Social;
  createdAt: string;
  updatedAt: string;
};
export type AuthAnswer = {
  user: OwnUser;
  token: string;
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
export type Credentials = {
  email: string;
  password: string;
};
export type Registration = {
  username: string;
  email: string;
  name: string;
  lastName: string;
  password: string;
  confirmPassword?: string;
  acceptTerms: true;
};
export type Done = {
  message: string;
};
export type PasswordResetRequest = {
  email: string;
};
export type PasswordReset = {
  token: string;
  password: string;
  confirmPassword?: string;
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
export type UserPatch = {
  username?: string;
  email?: string;
  name?: string;
  lastName?: string;
  privacy?: {
    allowFollowersToSeeFlights?: boolean;
    allowFollowersToSeeDrones?: boolean;
    profileVisibility?: 'public' | 'followers' | 'private';
  };
  social?: {
    facebook?: string;
    youtube?: string;
    instagram?: string;
    tiktok?: string;
    linkedin?: string;
    x?: string;
  };
};
export type AccountDeletion = {
  password: string;
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
export type Component = {
  _id: string;
  name: string;
  type:
    | 'frame'
    | 'motor'
    | 'flightController'
    | 'esc'
    | 'vtx'
    | 'camera'
    | 'antenna'
    | 'receiver'
    | 'battery'
    | 'props'
    | 'mount'
    | 'other';
  brand: string;
  weight: number | null;
  sourceUrl: string;
  description: string;
  favorite: boolean;
  image: string | null;
  createdAt: string;
  updatedAt: string;
};
export type EquipmentItem = {
  _id: string;
  name: string;
  type: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
  brand: string;
  model: string;
  condition: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
  status: 'active' | 'archived' | 'sold' | 'lost';
  price: number | null;
  currency: string | null;
  purchaseDate: string | null;
  serialNumber: string;
  warranty: string | number;
  warrantyExpiration: string | null;
  warrantyEnds: string | null;
  location: string;
  sourceUrl: string;
  description: string;
  notes: string;
  image: string | null;
  favorite: boolean;
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
export type AccountExport = {
  exportedAt: string;
  user: OwnUser;
  flights: Flight[];
  drones: Drone[];
  components: Component[];
  equipmentItems: EquipmentItem[];
  spots: Spot[];
  following: UserSummary[];
  followers: UserSummary[];
  blocked: UserSummary[];
  groups: {
    _id: string;
    name: string;
    role: 'owner' | 'admin' | 'moderator' | 'member';
    status: 'member' | 'pending' | 'banned';
  }[];
  topics: {
    _id: string;
    createdAt: string;
    updatedAt: string;
    group: string;
    title: string;
    description: string;
  }[];
  posts: {
    _id: string;
    createdAt: string;
    updatedAt: string;
    group: string;
    title: string;
    content: string;
  }[];
  comments: {
    _id: string;
    createdAt: string;
    updatedAt: string;
    topic: string;
    parent: string | null;
    text: string;
  }[];
  likes: {
    kind: 'flight' | 'drone' | 'spot' | 'pilot';
    _id: string;
  }[];
};
export type FollowState = {
  followedByMe: boolean;
  followers: number;
};
export type LikeState = {
  likes: number;
  likedByMe: boolean;
};
export type DronePage = {
  items: Drone[];
  page: number;
  limit: number;
  total: number;
};
export type EquipmentItemPage = {
  items: EquipmentItem[];
  page: number;
  limit: number;
  total: number;
};
export type SpotPage = {
  items: Spot[];
  page: number;
  limit: number;
  total: number;
};
export type Notification = {
  _id: string;
  kind: 'follow' | 'like' | 'comment' | 'reply' | 'groupRequest' | 'groupJoin' | 'groupWelcome';
  actor: UserSummary;
  target: {
    kind: 'pilot' | 'flight' | 'drone' | 'spot' | 'group' | 'topic';
    _id: string;
    title: string;
    group: string | null;
  };
  read: boolean;
  createdAt: string;
  updatedAt: string;
};
export type NotificationStream = {
  items: Notification[];
  nextCursor: string | null;
  unread: number;
};
export type UnreadState = {
  unread: number;
};
export type NotificationsRead = {
  ids?: string[];
};
export type EventTicket = {
  ticket: string;
  expiresIn: number;
};
export type Report = {
  _id: string;
  kind: 'user' | 'flight' | 'drone' | 'spot' | 'group' | 'topic' | 'post' | 'comment';
  target: string;
  reason: 'spam' | 'abuse' | 'privacy' | 'danger' | 'copyright' | 'other';
  text: string;
  status: 'open' | 'resolved' | 'dismissed';
  createdAt: string;
};
export type ReportInput = {
  kind: 'user' | 'flight' | 'drone' | 'spot' | 'group' | 'topic' | 'post' | 'comment';
  target: string;
  reason: 'spam' | 'abuse' | 'privacy' | 'danger' | 'copyright' | 'other';
  text?: string;
};
export type ReportCase = {
  _id: string;
  kind: 'user' | 'flight' | 'drone' | 'spot' | 'group' | 'topic' | 'post' | 'comment';
  target: string;
  reason: 'spam' | 'abuse' | 'privacy' | 'danger' | 'copyright' | 'other';
  text: string;
  status: 'open' | 'resolved' | 'dismissed';
  createdAt: string;
  reporter: UserSummary;
  accused: UserSummary | null;
  title: string;
  content: string;
};
export type ReportStream = {
  items: ReportCase[];
  nextCursor: string | null;
};
export type ReportPatch = {
  status: 'open' | 'resolved' | 'dismissed';
};
export type SiteStats = {
  pilots: number;
  flights: number;
  spots: number;
  countries: number;
  drones: number;
};
export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetProfileQuery,
  useGetUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useUploadUserPictureMutation,
  useExportUserQuery,
  useFollowUserMutation,
  useUnfollowUserMutation,
  useLikeFlightMutation,
  useUnlikeFlightMutation,
  useLikeDroneMutation,
  useUnlikeDroneMutation,
  useLikeSpotMutation,
  useUnlikeSpotMutation,
  useListDronesQuery,
  useListEquipmentItemsQuery,
  useListSpotsQuery,
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useCreateEventTicketMutation,
  useCreateReportMutation,
  useListReportsInfiniteQuery,
  useUpdateReportMutation,
  useGetStatsQuery,
} = injectedRtkApi;
