import { manilaDate } from '#domain/day.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { choosePartners, chooseStores } from '../../lookups/chooseRecords.ts';
import { FROM, OFFSET, readApplications } from './offsetColumns.ts';
import { offsetSource, withOwedDays } from './offsetSource.ts';
import { printOffsets } from './printOffsets.ts';

const READ = `select ${OFFSET.select} from ${FROM} where l.id = $1 and l.net < 0`;

const listOffsets = os.offsets.listOffsets.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, offsetSource, withOwedDays(input.query, manilaDate(context.deps.now()))),
}));
const listOffsetPartners = os.offsets.listOffsetPartners.handler(async ({ input, context }) => ({
  data: { list: await choosePartners(context.tx, input.query) },
}));
const listOffsetStores = os.offsets.listOffsetStores.handler(async ({ input, context }) => ({
  data: { list: await chooseStores(context.tx, input.query) },
}));
/** One line that owes, with what was set off against it. 404. */
const getOffset = os.offsets.getOffset.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [line] = await OFFSET.read(context.tx, { name: 'read-offset', text: READ, values });
  if (!line) throw notFound();
  return { data: { ...line, applications: await readApplications(context.tx, line.id) } };
});

export const offsetsRouter = { listOffsets, printOffsets, listOffsetPartners, listOffsetStores, getOffset };
