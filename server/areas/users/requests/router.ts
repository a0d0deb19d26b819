import { approveUserRequest, approveUserRequests, rejectUserRequests } from './approveRequests.ts';
import { getUserRequest, listUserRequests } from './listUserRequests.ts';
import { viewIdentification } from './viewIdentification.ts';

export const userRequestsRouter = {
  listUserRequests,
  getUserRequest,
  viewIdentification,
  approveUserRequest,
  approveUserRequests,
  rejectUserRequests,
};
