import { expectAskedAnew, type Run } from '../testing/asks-anew.ts';
import { groupsApi } from './groups-api.ts';

const { endpoints } = groupsApi;
const joined: Run = (dispatch) => dispatch(endpoints.listGroups.initiate({ tab: 'joined' }));

const handOver: Run = (dispatch) =>
  dispatch(endpoints.updateGroupMember.initiate({ id: 'g-1', userId: 'u-2', body: { role: 'owner' } }));

it('asks anew for the groups one joined once one of one’s own is handed over', () =>
  expectAskedAnew(joined, handOver));
