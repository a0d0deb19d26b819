import type { MY_REQUEST_SORTS, MyRequest, myRequestFilters } from '#contract/people/myAccount.ts';
import { listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { os } from '../../../http/os.ts';
import { byChoice } from '../../../lists/filters.ts';
import { answerList } from '../../../lists/readList.ts';
import type { ListSource } from '../../../lists/source.ts';
import { COUNT_FROM, FROM, MY_REQUEST } from './myRequestColumns.ts';

type Source = ListSource<typeof myRequestFilters, typeof MY_REQUEST_SORTS, Selected<MyRequest>, MyRequest>;

const SOURCE: Source = {
  name: 'my-requests',
  ...listed(MY_REQUEST),
  from: FROM,
  countFrom: COUNT_FROM,
  where: `r.user_id = (select ctx_user()) and r.kind in ('store', 'module')`,
  id: 'r.id',
  sorts: {
    dtimeCreated: { sql: 'r.created_at', type: 'timestamptz' },
    id: { sql: 'r.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: { kind: byChoice('r.kind'), status: byChoice('r.status') },
};

/** A page of what the caller asked for, the latest first. */
export const listMyRequests = os.myAccount.listMyRequests.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, SOURCE, input.query),
}));
