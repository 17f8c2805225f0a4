export {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
export { HttpResponse, http } from 'msw';
export { aDrone, aFlight, aGroup, aMembership, aSpot } from './fixtures/entities.ts';
export { aDashboard, aFeedItem, aPilotJoined } from './fixtures/feed.ts';
export { aComponent, anInstallation } from './fixtures/gear.ts';
export { aProfile, aUser, aUserCard } from './fixtures/users.ts';
export { aPage, aServerError, aStream } from './fixtures/wire.ts';
export { aGate } from './gate.ts';
export { hearStreams } from './hear-streams.ts';
export { holdPolls } from './hold-polls.ts';
export { aPlatform } from './platform.ts';
export { type RenderAppOptions, type RenderedApp, renderApp } from './render-app.tsx';
export { server } from './server.ts';
export { silenceErrors } from './silence-errors.ts';
