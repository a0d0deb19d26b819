import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeLineage } from './secondPerson/everyKind.ts';
import { PASSING_BY_RULE, PASSING_STEPS } from './secondPerson/reviewKinds.ts';

describeLineage({ lineages: 40, requests: 3 });

const SERVER = join(import.meta.dirname, '../../../server');
/** Where the server refuses people their own work; what asks there is drawn above. */
const REFUSALS = [
  'approvals/mustBeSecond.ts',
  'areas/applicants/contacts/decideContactRequest.ts',
  'areas/applications/review/illegalMove.ts',
  'areas/promos/updatePromoStatus.ts',
  'areas/transactions/held/decideHeld.ts',
  'areas/users/confirmUser.ts',
  'areas/users/factor/lostDevice.ts',
  'areas/users/requests/mustWait.ts',
];
const CODE = /'rule_(own_request|own_application|own_promo|mobile_set_lately)'/;

describe('the kinds that are drawn', () => {
  it('are every step of the review that takes two people', () => {
    expect([...PASSING_STEPS].sort()).toEqual([...PASSING_BY_RULE].sort());
  });

  it('cover every file of the server that refuses people their own work', async () => {
    const entries = await readdir(SERVER, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile() && /(?<!\.test)\.ts$/.test(one.name));
    const found = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return CODE.test(await readFile(path, 'utf8')) ? [relative(SERVER, path)] : [];
      }),
    );
    expect(found.flat().sort()).toEqual(REFUSALS);
  });
});
