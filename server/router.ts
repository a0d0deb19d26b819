import { os } from './http/os.ts';

/** Every call of the contract with its verb; a missing one fails the type-check. */
export const router = { ping: os.lookups.getMerchantStatuses.handler(async () => ({ data: { list: [] } })) };
