import type { OwedCertificate } from '#contract/finance/owedCertificates.ts';
import { manilaDate } from '#domain/day.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { centavos, day, id, moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { badFields } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { insertFile } from '../../records/documents/insertFile.ts';
import { OWED, OWED_FROM } from './owedColumns.ts';
import { paperMistakes, type ToldPaper } from './paperMistakes.ts';
import { readOwedCertificate } from './readOwedCertificate.ts';

interface Written extends ToldPaper {
  partnerId: string;
  owedId: string;
  fileId: string;
  recordedAt: Date;
  recordedBy: string;
}
const PAPER = writtenOf<Written>('owed_paper w')({
  partnerId: id('w.partner_id'),
  owedId: id('w.owed_id'),
  fileId: id('w.file_id'),
  amount: centavos('w.amount'),
  receivedOn: day('w.received_on'),
  note: text('w.note'),
  replaces: id('w.replaces_id'),
  reason: text('w.reason'),
  recordedAt: moment('w.recorded_at'),
  recordedBy: text('w.recorded_by'),
});

const LOCK = 'select c.id from owed_certificate c where c.id = $1 for no key update';
const INSERT = `insert into owed_paper (${namesOf(PAPER)}) values (${placesOf(PAPER)})`;
const NEXT = `select ${OWED.select} from ${OWED_FROM} where c.missing > 0 order by c.quarter, c.missing desc, c.id limit 1`;
const OPEN = 'select count(*)::integer as count from owed_certificate where missing > 0';

/** The certificate in the version that the caller saw, which nobody else records a paper of until the transaction ends. 404, 428, 409. */
const lockOwed = async (tx: Tx, wanted: string, version: number): Promise<OwedCertificate> => {
  await tx.query({ name: 'lock-owed', text: LOCK, values: [toId(wanted)] });
  const owed = await readOwedCertificate(tx, wanted);
  if (owed.version !== version) throw moved(owed);
  return owed;
};

/** Records a certificate that arrived, beside those that are there or in the place of one. 400, 404, 428, 409; 413, 422 on `file`. */
export const recordOwedPaper = os.owedCertificates.recordOwedPaper.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { file, note = null, replaces = null, reason = null, ...told } = input.body;
  const paper = { ...told, note, replaces, reason };
  const owed = await lockOwed(tx, input.params.id, versionOf(context));
  const mistakes = paperMistakes(owed, paper, manilaDate(deps.now()));
  if (Object.keys(mistakes).length > 0) throw badFields(mistakes);
  const { id: owedId, partnerId } = owed;
  const owner = { partnerId, merchantId: null };
  const fileId = await insertFile(context, uploadOf(file), { purpose: 'owed-paper', owner });
  const by = { recordedAt: deps.now(), recordedBy: user.username };
  const values = Object.values(PAPER.write({ ...paper, partnerId, owedId, fileId, ...by }));
  await tx.query({ name: 'insert-owed-paper', text: INSERT, values });
  const [next] = await OWED.read(tx, { name: 'next-owed', text: NEXT, values: [] });
  const [open] = await tx.query<{ count: number }>({ name: 'open-owed', text: OPEN });
  const now = await readOwedCertificate(tx, owedId);
  return { data: { owed: now, next: next ?? null, openCount: open?.count ?? 0 } };
});
