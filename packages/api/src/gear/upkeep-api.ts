import { listTags, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

/** A log is one thing: its costs change with each entry. */
const logOf = (drone: string) => tagOf('Upkeep', drone);
const inLists = tagOf('Reminder', 'LIST');
const link = tagOf('Reminder', 'LINK');
/** What is due depends on what was flown and on where parts sit, and shows names and warranties. */
const counted = [
  inLists,
  tagOf('Flight', 'LIST'),
  tagOf('Equipment', 'LIST'),
  tagOf('Component', 'LIST'),
  tagOf('Drone', 'LIST'),
] as const;

export const upkeepApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listUpkeep: { providesTags: (_page, _error, { id }) => [logOf(id)] },
    getUpkeepEntry: {
      providesTags: (_entry, _error, { id, entryId }) => [logOf(id), tagOf('Upkeep', entryId)],
    },
    createUpkeepEntry: { invalidatesTags: (_entry, _error, { id }) => [logOf(id)] },
    updateUpkeepEntry: { invalidatesTags: (_entry, _error, { id }) => [logOf(id)] },
    deleteUpkeepEntry: { invalidatesTags: (_entry, _error, { id }) => [logOf(id)] },
    listReminderRules: { providesTags: (page) => [...listTags('Reminder', page?.items), ...counted] },
    getReminderRule: { providesTags: (_rule, _error, id) => [tagOf('Reminder', id)] },
    createReminderRule: { invalidatesTags: [inLists] },
    // The notification of what was due goes with what it was due by.
    updateReminderRule: {
      invalidatesTags: (_rule, _error, { id }) => [tagOf('Reminder', id), inLists, 'Notification'],
    },
    deleteReminderRule: { invalidatesTags: [inLists, 'Notification'] },
    // It logs a check, too.
    completeReminderRule: {
      invalidatesTags: (_rule, _error, { id }) => [tagOf('Reminder', id), inLists, 'Upkeep', 'Notification'],
    },
    listReminders: { providesTags: [...counted] },
    getReminderLink: { providesTags: [link] },
    createReminderLink: { invalidatesTags: [link] },
    deleteReminderLink: { invalidatesTags: [link] },
  },
});
