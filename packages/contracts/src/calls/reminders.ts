import { defineCalls } from '../call.ts';
import {
  reminderDone,
  reminderLink,
  reminderLinkState,
  reminderPage,
  reminderRule,
  reminderRuleInput,
  reminderRulePage,
  reminderRulePatch,
} from '../entities/reminder.ts';
import { id, idParams, pageQuery, timeZone } from '../wire.ts';

export const reminderCalls = defineCalls('gear', {
  listReminderRules: {
    method: 'GET',
    path: '/gear/reminder-rules',
    access: 'user',
    summary: 'Own reminder rules, what is due first',
    query: pageQuery.extend({
      subject: id
        .meta({
          description: 'Only of this component or equipment item, or of this drone with the parts on it',
        })
        .optional(),
      tz: timeZone.optional(),
    }),
    status: 200,
    response: reminderRulePage,
  },
  createReminderRule: {
    method: 'POST',
    path: '/gear/reminder-rules',
    access: 'user',
    summary:
      'Be reminded of an own drone, component or equipment item every so many days, flights or minutes',
    body: reminderRuleInput,
    status: 201,
    response: reminderRule,
  },
  getReminderRule: {
    params: idParams,
    method: 'GET',
    path: '/gear/reminder-rules/:id',
    access: 'user',
    summary: 'An own rule with where it stands',
    status: 200,
    response: reminderRule,
  },
  updateReminderRule: {
    params: idParams,
    method: 'PATCH',
    path: '/gear/reminder-rules/:id',
    access: 'user',
    summary: 'Change the named fields of a rule',
    isConditional: true,
    body: reminderRulePatch,
    status: 200,
    response: reminderRule,
  },
  deleteReminderRule: {
    params: idParams,
    method: 'DELETE',
    path: '/gear/reminder-rules/:id',
    access: 'user',
    summary: 'Delete a rule',
    status: 204,
  },
  completeReminderRule: {
    params: idParams,
    method: 'POST',
    path: '/gear/reminder-rules/:id/done',
    access: 'user',
    summary: 'Say that it was done: the rule counts anew, and the log of the drone gets a check',
    body: reminderDone,
    status: 200,
    response: reminderRule,
  },
  listReminders: {
    method: 'GET',
    path: '/gear/reminders',
    access: 'user',
    summary: 'What is due: rules and warranties, the most urgent first',
    query: pageQuery.extend({ tz: timeZone.optional() }),
    status: 200,
    response: reminderPage,
  },
  getReminderLink: {
    method: 'GET',
    path: '/gear/reminders/link',
    access: 'user',
    summary: 'Whether a calendar may subscribe to the reminders',
    status: 200,
    response: reminderLinkState,
  },
  createReminderLink: {
    method: 'POST',
    path: '/gear/reminders/link',
    access: 'user',
    summary: 'A secret address of the reminders as an iCalendar file; an earlier one ends',
    status: 201,
    answersSecret: true,
    response: reminderLink,
  },
  deleteReminderLink: {
    method: 'DELETE',
    path: '/gear/reminders/link',
    access: 'user',
    summary: 'End the address of the calendar',
    status: 204,
  },
});
