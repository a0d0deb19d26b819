import { approveUserRequest, approveUserRequests, rejectUserRequests } from './approveRequests.ts';
import { getUserRequest, listUserRequests } from './listUserRequests.ts';
import { revealIdentification } from './revealIdentification.ts';
import { viewIdentification } from './viewIdentification.ts';

export const userRequestsRouter = {
  listUserRequests,
  getUserRequest,
  viewIdentification,
  revealIdentification,
  approveUserRequest,
  approveUserRequests,
  rejectUserRequests,
};
