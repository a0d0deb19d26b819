import { cancelMyRequest } from './cancelMyRequest.ts';
import { findMyStores } from './findMyStores.ts';
import { getMyAccountPersons } from './getMyAccountPersons.ts';
import { listMyRequests } from './listMyRequests.ts';
import { requestModules } from './requestModules.ts';
import { requestStores } from './requestStores.ts';

export const myAccountRouter = {
  getMyAccountPersons,
  findMyStores,
  listMyRequests,
  requestStores,
  requestModules,
  cancelMyRequest,
};
