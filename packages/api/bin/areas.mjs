/**
 * Which generated file holds which call. `src/generated/<area>.ts` holds every call of an area of the table.
 * `src/generated/base.ts` is part of what each visitor loads first: it holds the calls that the shell or several remotes
 * make, by name, and no other.
 */
export const areas = [
  'flights',
  'gear',
  'spots',
  'social',
  'groups',
  'report',
  'moderation',
  'notifications',
  'shell',
];

export const base = [
  'login',
  'register',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'updateUser',
  'uploadUserPicture',
  'deleteUser',
  'getStats',
  'likeFlight',
  'unlikeFlight',
  'likeDrone',
  'unlikeDrone',
  'likeSpot',
  'unlikeSpot',
];

/** Calls that parts of the kit make, each part's in a file of its own that only pages which show it load. */
export const kit = {
  bookmarks: ['bookmarkFlight', 'unbookmarkFlight', 'bookmarkSpot', 'unbookmarkSpot'],
  live: ['createEventTicket'],
};

/**
 * Calls of other areas that an area makes too, each as an endpoint of its own: `{ endpoint: call }`. A second name keeps
 * the two apart in the page's one slice, so either area may change its endpoint without the other's release.
 */
export const borrowed = {
  // For `@estela/kit/report`, which every remote may show.
  report: { createReport: 'createReport', blockReported: 'blockUser' },
  // What the bell's list answers in place.
  notifications: {
    acceptFollower: 'approveFollowRequest',
    refuseFollower: 'declineFollowRequest',
    invitingGroup: 'getGroup',
    acceptInvitation: 'joinGroup',
    refuseInvitation: 'leaveGroup',
    acceptMember: 'updateGroupMember',
    refuseMember: 'removeGroupMember',
  },
  // For the profile, pages of links in mails, and what waits for such a link.
  shell: {
    changePassword: 'changePassword',
    beginSecondFactor: 'beginSecondFactor',
    confirmSecondFactor: 'confirmSecondFactor',
    removeSecondFactor: 'removeSecondFactor',
    listSessions: 'listSessions',
    endSession: 'endSession',
    endOtherSessions: 'endOtherSessions',
    ownAccount: 'getProfile',
    verifyEmail: 'verifyEmail',
    resendVerification: 'resendVerification',
    undoEmail: 'undoEmail',
    answerSuspension: 'answerSuspension',
    exportAccount: 'exportUserFiles',
  },
  // For the pages that show decisions on what is one's own, and for administrators.
  moderation: {
    listModeration: 'listModeration',
    appealModeration: 'appealModeration',
    listReports: 'listReports',
    updateReport: 'updateReport',
    listAppeals: 'listAppeals',
    decideAppeal: 'decideAppeal',
    getPilotRecord: 'getPilotRecord',
    suspendUser: 'suspendUser',
    unsuspendUser: 'unsuspendUser',
    endUserSessions: 'endUserSessions',
    verifyUser: 'verifyUser',
    unverifyUser: 'unverifyUser',
  },
  groups: {
    plannedSpot: 'getSpot',
    ownFlights: 'listFlights',
    ownDrones: 'listDrones',
    ownSpots: 'listSpots',
    pilotsToInvite: 'listUsers',
  },
  flights: {
    droneOptions: 'listDrones',
    spotOptions: 'listSpots',
    chosenSpot: 'getSpot',
    equipmentOptions: 'listEquipmentItems',
    equipmentOption: 'getEquipmentItem',
    flightsOfPilot: 'listPilotFlights',
    flightsAtSpot: 'listSpotFlights',
  },
};
