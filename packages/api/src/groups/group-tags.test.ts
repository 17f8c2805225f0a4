import { expectRefetched, type Run } from '../testing/refetches.ts';
import { groupsApi } from './groups-api.ts';

const { endpoints } = groupsApi;
const joined: Run = (dispatch) => dispatch(endpoints.listGroups.initiate({ tab: 'joined' }));

const handOver: Run = (dispatch) =>
  dispatch(endpoints.updateGroupMember.initiate({ id: 'g-1', userId: 'u-2', body: { role: 'owner' } }));

it('asks again for the groups one joined once one of one’s own is handed over', () =>
  expectRefetched(joined, handOver));
