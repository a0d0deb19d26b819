import { sendLink } from './sendLink.ts';
import { spendLink } from './spendLink.ts';

export const applicantLinksRouter = { sendLink, spendLink };
