import { buffer } from 'node:stream/consumers';
import { type PictureFault, pictureFault } from '#domain/files/pictureFault.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { dataAddress } from '../../documents/pdf/dataAddress.ts';
import { type UploadedFile, uploadOf } from '../../files/uploadedFile.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { knownIds, toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { insertFile } from '../../records/documents/insertFile.ts';
import type { Work } from '../../records/lock/work.ts';
import { printFor } from '../../records/print/printFor.ts';
import { mustBeTheOne } from './settingRow.ts';
import { unpacksToItsSize } from './unpacksToItsSize.ts';

const KEPT_MS = 30 * 86_400_000;

const FAULTS: Readonly<Record<PictureFault, Sentence>> = {
  broken: {
    en: 'This picture is damaged or none: save it as PNG or JPG once more',
    fil: 'Sira o hindi larawan ito: i-save itong muli bilang PNG o JPG',
  },
  large: {
    en: 'This picture has more than 4 million pixels: cut it to the signature, or make it smaller',
    fil: 'Mahigit 4 na milyong pixel ang larawang ito: gupitin ito sa mismong lagda, o paliitin',
  },
  ground: {
    en: 'The ground of this picture cannot be left out in print: save it on white, or as PNG with 8 bits a colour',
    fil: 'Hindi maaalis ang background ng larawang ito sa pag-print: i-save ito sa puti, o bilang PNG na 8 bit ang bawat kulay',
  },
};

/** What certificates bear they bear for ever: a picture that cannot be printed is refused before one does. 422 on `file`. */
const mustPrint = async (context: Work, { about }: UploadedFile): Promise<void> => {
  const bytes = await buffer(await context.deps.files.read(about.storageKey));
  const picture = dataAddress(about.mediaType, bytes);
  const isPrinted = async () => {
    await printFor(context, { kind: 'signature', picture });
    return null;
  };
  const isWhole = async () => ((await unpacksToItsSize(bytes)) ? isPrinted() : 'broken');
  const fault = pictureFault(bytes) ?? (await isWhole().catch((): PictureFault => 'broken'));
  if (fault) throw fail('rule_file_not_valid', FAULTS[fault], { fields: { file: FAULTS[fault] } });
};

/**
 * Takes the picture of a signature in: the caller's own for 30 days, until a change names it. 404 for another id than 1; 413, 422 on
 * `file`, for one that forms cannot bear too.
 */
export const uploadSignature = os.reportSettings.uploadSignature.handler(async ({ input, context }) => {
  mustBeTheOne(input.params.id);
  const upload = uploadOf(input.body.file);
  await mustPrint(context, upload);
  const expiresAt = new Date(context.deps.now().getTime() + KEPT_MS);
  const fileId = await insertFile(context, upload, { purpose: 'signature', owner: null, expiresAt });
  return { data: { fileId, name: upload.name, mediaType: upload.type, size: upload.size } };
});

// One that was asked for does not run out; one that waits for its change is seen by whoever uploaded it.
const IS_SEEN = `f.purpose = 'signature' and (f.expires_at is null or (f.owner_id = $2 and f.expires_at > $3))`;
const KEEP = `update file f set expires_at = null where f.id = $1 and f.expires_at is not null and ${IS_SEEN}`;
const KNOWN = `select f.id from file f where f.id = $1 and ${IS_SEEN}`;
const GONE: Sentence = {
  en: 'This picture is not here any more: choose it again',
  fil: 'Wala na rito ang larawang ito: piliin itong muli',
};

/** Keeps the picture that a change names for good; 422 for one that is neither the caller's own nor was asked for before. */
export const adoptSignature = async ({ tx, user, deps }: Work, fileId: string | null): Promise<void> => {
  if (fileId === null) return;
  const values = [knownIds([fileId])[0] ?? null, user.userId, deps.now()];
  const [known] = await tx.query({ name: 'known-signature', text: KNOWN, values });
  if (!known) throw fail('rule_file_gone', GONE, { fields: { signatureFileId: GONE } });
  await tx.query({ name: 'keep-signature', text: KEEP, values });
};

interface Found extends Stored {
  id: string;
  sha256: string;
}
const FOUND = columnsOf<Found>('file f')({ ...STORED.columns, id: id('f.id'), sha256: text('f.sha256') });
const FIND = `select ${FOUND.select} from file f where f.id = $1 and ${IS_SEEN}`;
const EVENT = `select audit.record_event('VIEW', 'file', $1, null, $2::jsonb)`;

/** The picture of a signature to look at: each look stands in the audit trail, under no partner. 404. */
export const viewSignature = os.reportSettings.viewSignature.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const values = [toId(input.params.id), user.userId, deps.now()];
  const [row] = await FOUND.read(tx, { name: 'find-signature', text: FIND, values });
  if (!row) throw notFound();
  const file = await sendStored(context, row, 'inline');
  const details = JSON.stringify({ name: row.name, size: row.size, sha256: row.sha256 });
  await tx.query({ text: EVENT, values: [row.id, details] });
  return file;
});
