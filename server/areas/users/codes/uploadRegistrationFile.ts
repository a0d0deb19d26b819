import type { RegistrationFile } from '#contract/people/registrationCodes.ts';
import { ALLOWED, checkFileName } from '#domain/files/fileRules.ts';
import {
  IDENTIFICATION_FILES,
  type IdentificationKind,
  MOST_IDENTIFICATION_FILES,
} from '#domain/people/identification.ts';
import { PROOF_LIFETIME_MS } from '#domain/signIn/otp.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, size, text } from '../../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import { nameActor } from '../../../db/nameActor.ts';
import { type UploadedFile, uploadOf } from '../../../files/uploadedFile.ts';
import { fail } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import { provedNumber } from '../../../signIn/provedNumber.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { REGISTRANT } from './registrant.ts';
import { usableCode } from './usableCode.ts';
import { notProved } from './useCode.ts';

const COUNT = 'select count(*)::int as n from registration_file where proof_hash = $1';
// Whoever did not hear that a file arrived sends it again: it is no other.
const SENT_FROM = 'registration_file i join file f on f.id = i.file_id';
const SENT = columnsOf<RegistrationFile>(SENT_FROM)({
  fileId: id('f.id'),
  kind: text('i.kind'),
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
});
const FIND_SENT = `select ${SENT.select} from ${SENT_FROM}
  where i.proof_hash = $1 and i.kind = $2 and f.sha256 = $3 and i.user_request_id is null and f.expires_at > $4 limit 1`;
const INSERT = `with kept as (
    insert into file (purpose, name, media_type, size, sha256, storage_key, created_at, expires_at)
    values ('identification', $3, $4, $5, $6, $7, $8, $9) returning id
  ) insert into registration_file (file_id, kind, proof_hash) select id, $1, $2 from kept returning file_id as id`;

/** Twice as long as a proof counts, so that a file never runs out while somebody registers with it. */
export const PICTURES_KEPT_MS = 2 * PROOF_LIFETIME_MS;
const TOO_MANY = {
  en: `At most ${MOST_IDENTIFICATION_FILES} files are sent in for one registration: verify your mobile number again to go on.`,
  fil: `Hanggang ${MOST_IDENTIFICATION_FILES} file lang ang maipapadala sa isang pagpaparehistro: i-verify muli ang mobile number mo para makapagpatuloy.`,
};

/** The call takes what any of its pictures may be; its content fits its name already. */
const mustShow = (kind: IdentificationKind, { about }: UploadedFile): void => {
  const named = checkFileName(about.name, ALLOWED[IDENTIFICATION_FILES[kind]]);
  if (!named.ok) throw fail('rule_file_not_valid', named.text, { fields: { file: named.text } });
};

/** Keeps a file under what it shows: what its sender called it names people, and nobody needs it. */
const keep = async (
  tx: Tx,
  upload: UploadedFile,
  kind: IdentificationKind,
  proof: string,
  now: Date,
): Promise<RegistrationFile> => {
  const { name, mediaType, size, sha256, storageKey } = upload.keep();
  const called = `${kind}${name.slice(name.lastIndexOf('.')).toLowerCase()}`;
  const expiresAt = new Date(now.getTime() + PICTURES_KEPT_MS);
  const values = [kind, proof, called, mediaType, size, sha256, storageKey, now, expiresAt];
  const [row] = await tx.query<{ id: string }>({ name: 'keep-registration-file', text: INSERT, values });
  if (!row) throw new Error('The row of a file was not written');
  return { fileId: row.id, kind, name: called, mediaType, size };
};

/**
 * Takes a picture of an ID or a selfie of whoever proved their number and is about to register; it runs out unless they do. 413, 422
 * on `file` (rule_file_not_valid for a selfie that is no photo), `registrationCode` or `otpId`, 429.
 */
export const uploadRegistrationFile = osUpload.registrationCodes.uploadRegistrationFile.handler(
  async ({ input, context }) => {
    const { registrationCode, otpId, kind, file } = input.body;
    const { deps, requestId } = context;
    const upload = uploadOf(file);
    mustShow(kind, upload);
    await usableCode(context, registrationCode, 'registrationCode');
    const [now, proof] = [deps.now(), tokenHash(otpId)];
    const data = await withSession(deps.pools, requestId, async (tx) => {
      await nameActor(tx, REGISTRANT);
      if (!(await provedNumber(tx, otpId, now))) throw notProved('otpId');
      const again = [proof, kind, upload.about.sha256, now];
      const [same] = await SENT.read(tx, { name: 'same-file', text: FIND_SENT, values: again });
      if (same) return same;
      const [sent] = await tx.query<{ n: number }>({ name: 'files-of-proof', text: COUNT, values: [proof] });
      if ((sent?.n ?? 0) >= MOST_IDENTIFICATION_FILES)
        throw fail('too_large', TOO_MANY, { fields: { file: TOO_MANY } });
      return keep(tx, upload, kind, proof, now);
    });
    return { data };
  },
);
