import { accessRoles } from './accessRoles.ts';
import { audit } from './audit.ts';
import { demo, drafts, files, jobs, notices, preferences } from './desk.ts';
import { lookups, places } from './lookups.ts';
import { merchants, partners } from './partners.ts';
import { session } from './session.ts';

/** Everything that crosses the wire, area by area. The server implements it, the portal calls it, the tests iterate over it. */
export const contract = {
  session,
  accessRoles,
  audit,
  lookups,
  places,
  partners,
  merchants,
  jobs,
  files,
  notices,
  drafts,
  preferences,
  demo,
};
export type Contract = typeof contract;
