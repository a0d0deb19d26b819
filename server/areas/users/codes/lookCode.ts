import type { OpenCode } from '#contract/people/registrationCodes.ts';
import { MODULES } from '#domain/access/modules.ts';
import { modulesOf } from '#domain/people/newUser.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, list, text } from '../../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import { TRADES } from '../../../db/trading.ts';
import { osOpen } from '../../../http/os.ts';
import { askableModules } from '../askableModules.ts';
import { type UsableCode, usableCode } from './usableCode.ts';

const STORE = columnsOf<OpenCode['stores'][number]>('merchant m')({
  merchantId: id('m.id'),
  code: text('m.hsis_salesroom_code'),
  merchantName: text('m.name'),
});
const STORES = `select ${STORE.select} from merchant m where m.partner_id = $1 and (cardinality($2::bigint[]) = 0 or m.id = any ($2))
  and ${TRADES} order by m.name, m.id`;

type Title = Omit<OpenCode['jobTitles'][number], 'moduleCodes'> & { permissions: string[] };
const TITLE = columnsOf<Title>('job_title j, access_role a')({
  name: text('j.name::text'),
  assignment: text('j.assignment'),
  permissions: list('a.permissions'),
});
const TITLES = `select ${TITLE.select} from job_title j join access_role a on a.id = j.access_role_id
  where j.id = any ($1::bigint[]) and j.is_enabled and a.is_enabled and (cardinality($2::bigint[]) = 0 or j.assignment <> 'head-office')
  order by j.name`;

const shown = async (tx: Tx, code: UsableCode): Promise<OpenCode> => {
  const { partnerName, partnerId, isPartnerBrand, dateExpires, merchantIds, jobTitleIds } = code;
  const stores = await STORE.read(tx, {
    name: 'stores-of-code',
    text: STORES,
    values: [partnerId, merchantIds],
  });
  const titles = await TITLE.read(tx, {
    name: 'titles-of-code',
    text: TITLES,
    values: [jobTitleIds, merchantIds],
  });
  const askable = await askableModules(tx, 'EXTERNAL');
  return {
    partnerName,
    partnerId,
    isPartnerBrand,
    stores,
    jobTitles: titles.map(({ permissions, ...title }) => ({ ...title, moduleCodes: modulesOf(permissions) })),
    modules: MODULES.filter((module) => askable.has(module.code)).map((module) => ({
      moduleCode: module.code,
      moduleName: module.name,
    })),
    dateExpires,
  };
};

/** What somebody may register as with a code. 422 rule_registration_code, 429. */
export const getRegistrationCodes = osOpen.registrationCodes.getRegistrationCodes.handler(
  async ({ input, context }) => {
    const code = await usableCode(context, input.query.code, 'code');
    const { deps, requestId } = context;
    return { data: { list: [await withSession(deps.pools, requestId, (tx) => shown(tx, code))] } };
  },
);
