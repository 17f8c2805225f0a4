import { OutsideClient } from './outside-client.ts';

/** Section 6, line by line, with the additions of section 9. */
const table = `
POST /auth/login|POST /auth/register|POST /auth/logout|POST /auth/request-password-reset|POST /auth/reset-password
POST /auth/change-password|POST /auth/second-factor|PUT /auth/second-factor|DELETE /auth/second-factor|POST /auth/verify-email|POST /auth/verify-email/resend|POST /auth/undo-email|POST /auth/suspension|GET /auth/sessions|DELETE /auth/sessions|DELETE /auth/sessions/{id}
GET /users/profile|PATCH /users/{id}|GET /users/{id}|GET /users|GET /users/dashboard/{username}
GET /users/public-dashboard/{username}|POST /users/{id}/image-profile|DELETE /users/{id}|GET /users/{id}/export|GET /users/{id}/export.zip
PUT /users/{id}/follow|DELETE /users/{id}/follow|GET /users/{id}/followers|GET /users/{id}/following
DELETE /users/{id}/followers/{followerId}|PUT /users/{id}/block|DELETE /users/{id}/block
GET /flights|POST /flights|GET /flights/{id}|PATCH /flights/{id}|DELETE /flights/{id}|POST /flights/{id}/poster
PUT /flights/{id}/favorite|DELETE /flights/{id}/favorite|PUT /flights/{id}/like|DELETE /flights/{id}/like
GET /drones|POST /drones|GET /drones/{id}|PATCH /drones/{id}|DELETE /drones/{id}|POST /drones/{id}/image
GET /components|POST /components|GET /components/{id}|PATCH /components/{id}|DELETE /components/{id}
POST /components/{id}/image|PUT /components/{id}/favorite|DELETE /components/{id}/favorite
GET /components/{id}/installations|POST /components/{id}/installations
PATCH /components/{id}/installations/{installationId}
GET /equipment-items|POST /equipment-items|GET /equipment-items/{id}|PATCH /equipment-items/{id}
DELETE /equipment-items/{id}|POST /equipment-items/{id}/image|PUT /equipment-items/{id}/favorite
DELETE /equipment-items/{id}/favorite|GET /equipment-items/statistics
GET /drones/{id}/upkeep|POST /drones/{id}/upkeep|PATCH /drones/{id}/upkeep/{entryId}
DELETE /drones/{id}/upkeep/{entryId}|GET /gear/reminders|POST /gear/reminders/link|DELETE /gear/reminders/link
GET /gear/reminder-rules|POST /gear/reminder-rules|PATCH /gear/reminder-rules/{id}|DELETE /gear/reminder-rules/{id}
GET /spots|POST /spots|GET /spots/{id}|PATCH /spots/{id}|DELETE /spots/{id}|GET /spots/map|GET /spots/near
GET /airspace/zones|GET /airspace/check
GET /groups|POST /groups|GET /groups/{id}|PATCH /groups/{id}|DELETE /groups/{id}|POST /groups/{id}/join
POST /groups/{id}/leave|GET /groups/{id}/members|POST /groups/{id}/members|PATCH /groups/{id}/members/{userId}
DELETE /groups/{id}/members/{userId}|GET /groups/{id}/reports|DELETE /groups/{id}/reports/{reportId}
POST /groups/{id}/restore|GET /groups/{id}/topics|POST /groups/{id}/topics
GET /groups/{id}/topics/{topicId}|PATCH /groups/{id}/topics/{topicId}|DELETE /groups/{id}/topics/{topicId}
PUT /groups/{id}/topics/{topicId}/pin|DELETE /groups/{id}/topics/{topicId}/pin
GET /groups/{id}/topics/{topicId}/comments|POST /groups/{id}/topics/{topicId}/comments
PATCH /groups/{id}/topics/{topicId}/comments/{commentId}|DELETE /groups/{id}/topics/{topicId}/comments/{commentId}
GET /groups/{id}/posts|POST /groups/{id}/posts|PATCH /groups/{id}/posts/{postId}|DELETE /groups/{id}/posts/{postId}
GET /groups/{id}/fly-days|POST /groups/{id}/fly-days|PATCH /groups/{id}/fly-days/{flyDayId}
DELETE /groups/{id}/fly-days/{flyDayId}|PUT /groups/{id}/fly-days/{flyDayId}/answer
GET /feed|GET /feed/news|GET /feed/hidden|PUT /feed/hidden/items/{id}|DELETE /feed/hidden/items/{id}
PUT /feed/hidden/pilots/{id}|DELETE /feed/hidden/pilots/{id}
PUT /drones/{id}/like|DELETE /drones/{id}/like|PUT /spots/{id}/like|DELETE /spots/{id}/like
GET /flights/{id}/comments|POST /flights/{id}/comments|PATCH /flights/{id}/comments/{commentId}
DELETE /flights/{id}/comments/{commentId}|PUT /flights/{id}/bookmark|DELETE /flights/{id}/bookmark
PUT /spots/{id}/bookmark|DELETE /spots/{id}/bookmark|GET /bookmarks
GET /reports|PATCH /reports/{id}|PUT /users/{id}/verified|DELETE /users/{id}/verified
POST /users/{id}/suspension|DELETE /users/{id}/suspension|DELETE /users/{id}/sessions|GET /users/{id}/moderation
GET /moderation|GET /moderation/appeals|POST /moderation/{id}/appeal|PATCH /moderation/{id}/appeal
GET /stats|GET /notifications|POST /notifications/read|POST /reports|GET /health/live|GET /health/ready`
  .trim()
  .split(/[|\n]/);

describe('the specification of the document', () => {
  let api: OutsideClient;

  beforeAll(async () => {
    api = await OutsideClient.start();
  });
  afterAll(() => api.close());

  it('describes every call of the table in one OpenAPI 3.1 document', async () => {
    const document = (await api.get('/openapi.json')).body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const line of table) {
      const [method = '', path = ''] = line.split(' ');
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([line, Object.keys(operation?.responses ?? {})]).toEqual([
        line,
        expect.arrayContaining([expect.stringMatching(/^20[014]$/), '400', '500', '503']),
      ]);
    }
  });
});
