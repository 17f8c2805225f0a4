// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api, claimEndpoints, streamOptions, type UploadArg } from '@estela/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<ListGroupsApiResponse, ListGroupsApiArg>({
      query: (queryArg) => ({
        url: `/groups`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          tab: queryArg.tab,
          q: queryArg.q,
          tag: queryArg.tag,
        },
      }),
    }),
    createGroup: build.mutation<CreateGroupApiResponse, CreateGroupApiArg>({
      query: (queryArg) => ({ url: `/groups`, method: 'POST', body: queryArg }),
    }),
    getGroup: build.query<GetGroupApiResponse, GetGroupApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateGroup: build.mutation<UpdateGroupApiResponse, UpdateGroupApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.groupPatch,
      }),
    }),
    deleteGroup: build.mutation<DeleteGroupApiResponse, DeleteGroupApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    uploadGroupImage: build.mutation<UploadGroupImageApiResponse, UploadGroupImageApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/image`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    joinGroup: build.mutation<JoinGroupApiResponse, JoinGroupApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg))}/join`,
        method: 'POST',
      }),
    }),
    leaveGroup: build.mutation<LeaveGroupApiResponse, LeaveGroupApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg))}/leave`,
        method: 'POST',
      }),
    }),
    listGroupMembers: build.infiniteQuery<ListGroupMembersApiResponse, ListGroupMembersApiArg, string | null>(
      {
        infiniteQueryOptions: streamOptions,
        query: ({ queryArg, pageParam }) => ({
          url: `/groups/${encodeURIComponent(String(queryArg.id))}/members`,
          params: {
            cursor: pageParam ?? undefined,
            limit: queryArg.limit,
            status: queryArg.status,
          },
        }),
      },
    ),
    inviteGroupMember: build.mutation<InviteGroupMemberApiResponse, InviteGroupMemberApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/members`,
        method: 'POST',
        body: queryArg.invitation,
      }),
    }),
    updateGroupMember: build.mutation<UpdateGroupMemberApiResponse, UpdateGroupMemberApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PATCH',
        body: queryArg.membershipPatch,
      }),
    }),
    removeGroupMember: build.mutation<RemoveGroupMemberApiResponse, RemoveGroupMemberApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'DELETE',
      }),
    }),
    listTopics: build.infiniteQuery<ListTopicsApiResponse, ListTopicsApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    createTopic: build.mutation<CreateTopicApiResponse, CreateTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics`,
        method: 'POST',
        body: queryArg.topicInput,
      }),
    }),
    getTopic: build.query<GetTopicApiResponse, GetTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}`,
      }),
    }),
    updateTopic: build.mutation<UpdateTopicApiResponse, UpdateTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}`,
        method: 'PATCH',
        body: queryArg.topicPatch,
      }),
    }),
    deleteTopic: build.mutation<DeleteTopicApiResponse, DeleteTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}`,
        method: 'DELETE',
      }),
    }),
    pinTopic: build.mutation<PinTopicApiResponse, PinTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/pin`,
        method: 'PUT',
      }),
    }),
    unpinTopic: build.mutation<UnpinTopicApiResponse, UnpinTopicApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/pin`,
        method: 'DELETE',
      }),
    }),
    listComments: build.infiniteQuery<ListCommentsApiResponse, ListCommentsApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/comments`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    createComment: build.mutation<CreateCommentApiResponse, CreateCommentApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/comments`,
        method: 'POST',
        body: queryArg.commentInput,
      }),
    }),
    updateComment: build.mutation<UpdateCommentApiResponse, UpdateCommentApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: 'PATCH',
        body: queryArg.commentPatch,
      }),
    }),
    deleteComment: build.mutation<DeleteCommentApiResponse, DeleteCommentApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/topics/${encodeURIComponent(String(queryArg.topicId))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: 'DELETE',
      }),
    }),
    listPosts: build.infiniteQuery<ListPostsApiResponse, ListPostsApiArg, string | null>({
      infiniteQueryOptions: streamOptions,
      query: ({ queryArg, pageParam }) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/posts`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
    }),
    createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/posts`,
        method: 'POST',
        body: queryArg.postInput,
      }),
    }),
    updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/posts/${encodeURIComponent(String(queryArg.postId))}`,
        method: 'PATCH',
        body: queryArg.postPatch,
      }),
    }),
    deletePost: build.mutation<DeletePostApiResponse, DeletePostApiArg>({
      query: (queryArg) => ({
        url: `/groups/${encodeURIComponent(String(queryArg.id))}/posts/${encodeURIComponent(String(queryArg.postId))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: claimEndpoints('groups', [
    'listGroups',
    'createGroup',
    'getGroup',
    'updateGroup',
    'deleteGroup',
    'uploadGroupImage',
    'joinGroup',
    'leaveGroup',
    'listGroupMembers',
    'inviteGroupMember',
    'updateGroupMember',
    'removeGroupMember',
    'listTopics',
    'createTopic',
    'getTopic',
    'updateTopic',
    'deleteTopic',
    'pinTopic',
    'unpinTopic',
    'listComments',
    'createComment',
    'updateComment',
    'deleteComment',
    'listPosts',
    'createPost',
    'updatePost',
    'deletePost',
  ]),
});
export { injectedRtkApi as groupsEndpoints };
export type ListGroupsApiResponse = /** status 200 Success */ GroupPage;
export type ListGroupsApiArg = {
  page?: number;
  limit?: number;
  tab?: 'all' | 'mine' | 'joined' | 'public' | 'private';
  q?: string;
  tag?: string;
};
export type CreateGroupApiResponse = /** status 201 Success */ Group;
export type CreateGroupApiArg = GroupInput;
export type GetGroupApiResponse = /** status 200 Success */ Group;
export type GetGroupApiArg = string;
export type UpdateGroupApiResponse = /** status 200 Success */ Group;
export type UpdateGroupApiArg = {
  id: string;
  groupPatch: GroupPatch;
};
export type DeleteGroupApiResponse = unknown;
export type DeleteGroupApiArg = string;
export type UploadGroupImageApiResponse = /** status 200 Success */ Group;
export type UploadGroupImageApiArg = {
  id: string;
} & UploadArg;
export type JoinGroupApiResponse = /** status 200 Success */ Membership;
export type JoinGroupApiArg = string;
export type LeaveGroupApiResponse = unknown;
export type LeaveGroupApiArg = string;
export type ListGroupMembersApiResponse = /** status 200 Success */ MembershipStream;
export type ListGroupMembersApiArg = {
  id: string;
  limit?: number;
  status?: 'member' | 'pending' | 'banned';
};
export type InviteGroupMemberApiResponse = /** status 201 Success */ Membership;
export type InviteGroupMemberApiArg = {
  id: string;
  invitation: Invitation;
};
export type UpdateGroupMemberApiResponse = /** status 200 Success */ Membership;
export type UpdateGroupMemberApiArg = {
  id: string;
  userId: string;
  membershipPatch: MembershipPatch;
};
export type RemoveGroupMemberApiResponse = unknown;
export type RemoveGroupMemberApiArg = {
  id: string;
  userId: string;
};
export type ListTopicsApiResponse = /** status 200 Success */ TopicStream;
export type ListTopicsApiArg = {
  id: string;
  limit?: number;
};
export type CreateTopicApiResponse = /** status 201 Success */ Topic;
export type CreateTopicApiArg = {
  id: string;
  topicInput: TopicInput;
};
export type GetTopicApiResponse = /** status 200 Success */ Topic;
export type GetTopicApiArg = {
  id: string;
  topicId: string;
};
export type UpdateTopicApiResponse = /** status 200 Success */ Topic;
export type UpdateTopicApiArg = {
  id: string;
  topicId: string;
  topicPatch: TopicPatch;
};
export type DeleteTopicApiResponse = unknown;
export type DeleteTopicApiArg = {
  id: string;
  topicId: string;
};
export type PinTopicApiResponse = /** status 200 Success */ Topic;
export type PinTopicApiArg = {
  id: string;
  topicId: string;
};
export type UnpinTopicApiResponse = /** status 200 Success */ Topic;
export type UnpinTopicApiArg = {
  id: string;
  topicId: string;
};
export type ListCommentsApiResponse = /** status 200 Success */ CommentStream;
export type ListCommentsApiArg = {
  id: string;
  topicId: string;
  limit?: number;
};
export type CreateCommentApiResponse = /** status 201 Success */ Comment;
export type CreateCommentApiArg = {
  id: string;
  topicId: string;
  commentInput: CommentInput;
};
export type UpdateCommentApiResponse = /** status 200 Success */ Comment;
export type UpdateCommentApiArg = {
  id: string;
  topicId: string;
  commentId: string;
  commentPatch: CommentPatch;
};
export type DeleteCommentApiResponse = unknown;
export type DeleteCommentApiArg = {
  id: string;
  topicId: string;
  commentId: string;
};
export type ListPostsApiResponse = /** status 200 Success */ PostStream;
export type ListPostsApiArg = {
  id: string;
  limit?: number;
};
export type CreatePostApiResponse = /** status 201 Success */ Post;
export type CreatePostApiArg = {
  id: string;
  postInput: PostInput;
};
export type UpdatePostApiResponse = /** status 200 Success */ Post;
export type UpdatePostApiArg = {
  id: string;
  postId: string;
  postPatch: PostPatch;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = {
  id: string;
  postId: string;
};
export type UserSummary = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
};
export type Standing = {
  role: 'owner' | 'admin' | 'moderator' | 'member';
  status: 'member' | 'pending' | 'banned';
};
export type Group = {
  _id: string;
  name: string;
  description: string;
  private: boolean;
  tags: string[];
  image: string | null;
  owner: UserSummary;
  memberCount: number;
  postCount: number;
  topicCount: number;
  membership: Standing | null;
  createdAt: string;
  updatedAt: string;
};
export type GroupPage = {
  items: Group[];
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
export type GroupInput = {
  name: string;
  description: string;
  private?: boolean;
  tags?: string[];
};
export type GroupPatch = {
  name?: string;
  description?: string;
  private?: boolean;
  tags?: string[];
};
export type Membership = {
  user: UserSummary;
  role: 'owner' | 'admin' | 'moderator' | 'member';
  status: 'member' | 'pending' | 'banned';
};
export type MembershipStream = {
  items: Membership[];
  nextCursor: string | null;
};
export type Invitation = {
  username: string;
};
export type MembershipPatch = {
  role?: 'owner' | 'admin' | 'moderator' | 'member';
  status?: 'member' | 'banned';
};
export type Topic = {
  _id: string;
  group: string;
  author: UserSummary;
  title: string;
  description: string;
  pinned: boolean;
  postCount: number;
  lastActivity: string;
  edited: boolean;
  createdAt: string;
  updatedAt: string;
};
export type TopicStream = {
  items: Topic[];
  nextCursor: string | null;
};
export type TopicInput = {
  title: string;
  description?: string;
  pinned?: boolean;
};
export type TopicPatch = {
  title?: string;
  description?: string;
  pinned?: boolean;
};
export type Reply = {
  _id: string;
  topic: string;
  parent: string | null;
  author: UserSummary;
  text: string;
  edited: boolean;
  createdAt: string;
  updatedAt: string;
};
export type Comment = {
  _id: string;
  topic: string;
  parent: string | null;
  author: UserSummary;
  text: string;
  edited: boolean;
  createdAt: string;
  updatedAt: string;
  deleted: boolean;
  replies: Reply[];
  replyCount: number;
};
export type CommentStream = {
  items: Comment[];
  nextCursor: string | null;
};
export type CommentInput = {
  text: string;
  parent?: string | null;
};
export type CommentPatch = {
  text?: string;
};
export type Post = {
  _id: string;
  group: string;
  author: UserSummary;
  title: string;
  content: string;
  edited: boolean;
  createdAt: string;
  updatedAt: string;
};
export type PostStream = {
  items: Post[];
  nextCursor: string | null;
};
export type PostInput = {
  title: string;
  content: string;
};
export type PostPatch = {
  title?: string;
  content?: string;
};
export const {
  useListGroupsQuery,
  useCreateGroupMutation,
  useGetGroupQuery,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
  useUploadGroupImageMutation,
  useJoinGroupMutation,
  useLeaveGroupMutation,
  useListGroupMembersInfiniteQuery,
  useInviteGroupMemberMutation,
  useUpdateGroupMemberMutation,
  useRemoveGroupMemberMutation,
  useListTopicsInfiniteQuery,
  useCreateTopicMutation,
  useGetTopicQuery,
  useUpdateTopicMutation,
  useDeleteTopicMutation,
  usePinTopicMutation,
  useUnpinTopicMutation,
  useListCommentsInfiniteQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useListPostsInfiniteQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
} = injectedRtkApi;
