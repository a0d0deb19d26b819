import { askContact } from './askContact.ts';
import { decideContactRequest } from './decideContactRequest.ts';
import { listContactRequests } from './listContactRequests.ts';

export const contactRequestsRouter = { askContact, listContactRequests, decideContactRequest };
