import { defineCalls } from '../call.ts';
import { notificationStream, notificationsRead, unreadState } from '../entities/notification.ts';
import { streamQuery } from '../wire.ts';

export const notificationCalls = defineCalls('notifications', {
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    access: 'user',
    summary: 'Notifications of the viewer, newest first',
    query: streamQuery,
    status: 200,
    response: notificationStream,
  },
  readNotifications: {
    method: 'POST',
    path: '/notifications/read',
    access: 'user',
    summary: 'Mark notifications as read: those named, else all',
    body: notificationsRead,
    status: 200,
    response: unreadState,
  },
});
