import { flightsApi } from '../flights/index.ts';
import { forgetPilot } from '../report/index.ts';
import { expectRefetched, type Run } from '../testing/refetches.ts';
import { socialApi } from './index.ts';

const search: Run = (dispatch) => dispatch(socialApi.endpoints.search.initiate({ q: 'bruno' }));
const deleteFlight: Run = (dispatch) => dispatch(flightsApi.endpoints.deleteFlight.initiate('f-bruno'));

it.each<[string, Run]>([
  ['a pilot is blocked', (dispatch) => dispatch(forgetPilot('u-bruno'))],
  ['a flight is deleted', deleteFlight],
])('asks again for the same words once %s', (_event, save) => expectRefetched(search, save));
