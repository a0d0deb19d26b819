import { os } from '../../http/os.ts';
import { readVersions } from './readVersions.ts';
import { mustBeTheOne, standingOfSetting } from './settingRow.ts';

/** Every version of the computation. 404 for another id than 1. */
export const listComputationVersions = os.reportSettings.listComputationVersions.handler(
  async ({ input, context: { tx } }) => {
    mustBeTheOne(input.params.id);
    const about = await standingOfSetting(tx, 'COMPUTATION');
    return { data: { list: await readVersions(tx, 'COMPUTATION'), ...about } };
  },
);

/** Every version of what disbursement reports say. 404 for another id than 1. */
export const listDrVersions = os.reportSettings.listDrVersions.handler(async ({ input, context: { tx } }) => {
  mustBeTheOne(input.params.id);
  const about = await standingOfSetting(tx, 'DISBURSEMENT_REPORT');
  return { data: { list: await readVersions(tx, 'DISBURSEMENT_REPORT'), ...about } };
});

/** Every version of who pays and signs on form 2307. 404 for another id than 1. */
export const listBir2307Versions = os.reportSettings.listBir2307Versions.handler(
  async ({ input, context: { tx } }) => {
    mustBeTheOne(input.params.id);
    const about = await standingOfSetting(tx, 'BIR2307');
    return { data: { list: await readVersions(tx, 'BIR2307'), ...about } };
  },
);

/** Every version of what receipts are called and how they stand to VAT. 404 for another id than 1. */
export const listOrVersions = os.reportSettings.listOrVersions.handler(async ({ input, context: { tx } }) => {
  mustBeTheOne(input.params.id);
  const about = await standingOfSetting(tx, 'OFFICIAL_RECEIPT');
  return { data: { list: await readVersions(tx, 'OFFICIAL_RECEIPT'), ...about } };
});
