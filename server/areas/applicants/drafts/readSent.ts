import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, instant, json, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

interface SentRecord {
  id: string;
  values: unknown;
  dtimeSent: string;
}
interface SentStore extends SentRecord {
  /** The part of the draft that it stands in, or what tells it apart without one. */
  key: string;
}
interface SentFile {
  uploadId: string;
  documentCode: string;
  merchantId: string | null;
  dtimeSent: string;
}

const PARTNER = columnsOf<SentRecord>('applicant_sending s')({
  id: id('s.partner_id'),
  values: json('s.payload'),
  dtimeSent: instant('s.sent_at'),
});
const STORE = columnsOf<SentStore>('applicant_sending_store s')({
  id: id('s.merchant_id'),
  key: text('s.key'),
  values: json('s.payload'),
  dtimeSent: instant('s.sent_at'),
});
const FILE = columnsOf<SentFile>('applicant_sending_file s')({
  uploadId: text('s.upload_id'),
  documentCode: text('s.code'),
  merchantId: id('s.merchant_id'),
  dtimeSent: instant('s.sent_at'),
});

/** What of a draft was sent and waits for its end: partner, stores, and which file is which document; null of one of which nothing was. */
export const readSent = async (tx: Tx, draftId: string) => {
  const of = (select: string, from: string, order: string) => ({
    text: `select ${select} from ${from} s where s.draft_id = $1 order by ${order}`,
    values: [draftId],
  });
  const [[partner], merchants, files] = await Promise.all([
    PARTNER.read(tx, of(PARTNER.select, 'applicant_sending', 's.draft_id')),
    STORE.read(tx, of(STORE.select, 'applicant_sending_store', 'length(s.key), s.key')),
    FILE.read(tx, of(FILE.select, 'applicant_sending_file', 's.sent_at, s.upload_id')),
  ]);
  return partner ? { partner, merchants, files } : null;
};
