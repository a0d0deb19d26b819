import { approveUserRequest, approveUserRequests, rejectUserRequests } from './approveRequests.ts';
import { getUserRequest, listUserRequests } from './listUserRequests.ts';

export const userRequestsRouter = {
  listUserRequests,
  getUserRequest,
  approveUserRequest,
  approveUserRequests,
  rejectUserRequests,
};
