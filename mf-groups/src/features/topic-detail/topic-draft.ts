/** Where what a pilot has begun to write in a topic is kept. */
export const draftOf = (pilotId: string | undefined, topicId: string) => `${pilotId}.topic.${topicId}`;
