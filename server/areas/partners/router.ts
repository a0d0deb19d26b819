import { getPartner } from './getPartner.ts';
import { listPartners } from './listPartners.ts';

export const partnersRouter = { listPartners, getPartner };
