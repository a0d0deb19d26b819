import { accessRoles } from './accessRoles.ts';
import { applicants } from './applicants.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { associates } from './associates.ts';
import { audit } from './audit.ts';
import { contracts } from './contracts.ts';
import { demo } from './demo.ts';
import { documents } from './documents.ts';
import { drafts } from './drafts.ts';
import { imports } from './imports.ts';
import { invitations } from './invitations.ts';
import { files, jobs } from './jobs.ts';
import { jobTitles } from './jobTitles.ts';
import { lookups, places } from './lookups.ts';
import { merchants } from './merchants.ts';
import { notices } from './notices.ts';
import { partners } from './partners.ts';
import { preferences } from './preferences.ts';
import { promos } from './promos.ts';
import { session } from './session.ts';
import { users } from './users.ts';

/** Everything that crosses the wire, area by area. The server implements it, the portal calls it, the tests iterate over it. */
export const contract = {
  session,
  accessRoles,
  users,
  invitations,
  jobTitles,
  audit,
  lookups,
  places,
  partners,
  merchants,
  applicants,
  applications,
  associates,
  documents,
  approvals,
  contracts,
  promos,
  imports,
  jobs,
  files,
  notices,
  drafts,
  preferences,
  demo,
};
export type Contract = typeof contract;
