import type { MyAccount } from '#contract/people/myAccount.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { myModules } from './myModules.ts';

const FROM = 'user_merchant s join merchant m on m.id = s.merchant_id';
const STORE = columnsOf<MyAccount['salesroomDetails'][number]>(FROM)({
  merchantId: id('m.id'),
  code: text('m.hsis_salesroom_code'),
  merchantName: text('m.name'),
  isPrimary: flag('s.is_primary'),
});
const STORES = `select ${STORE.select} from ${FROM} where s.user_id = $1 order by s.is_primary desc, m.name, m.id`;

/** Who the caller is at their partner: person, stores and modules. */
export const getMyAccountPersons = os.myAccount.getMyAccountPersons.handler(async ({ context }) => {
  const { tx, user, deps } = context;
  const [account, salesroomDetails, moduleDetails] = await Promise.all([
    readUser(tx, user.userId, deps.now()),
    STORE.read(tx, { name: 'my-stores', text: STORES, values: [user.userId] }),
    myModules(tx, user.userId),
  ]);
  const { name, username, email, mobileLast4, partnerName, jobTitle, roles, accessLevel } = account;
  const person = { name, username, email, mobileLast4, partnerName, jobTitle, roles, accessLevel };
  return { data: { ...person, salesroomDetails, moduleDetails } };
});
