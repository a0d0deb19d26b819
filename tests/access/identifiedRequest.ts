import { Readable } from 'node:stream';
import type { TestApp } from '../support/app/runApp.ts';
import { FILES } from '../support/documents/uploads.ts';

/** A picture as whoever registers sends it. */
export const pictureOf = (registrationCode: string): FormData => {
  const made = new FormData();
  made.set('registrationCode', registrationCode);
  made.set('otpId', 'of-nobody');
  made.set('kind', 'selfie');
  made.set('file', new File([FILES.jpg], 'me.jpg'));
  return made;
};

/** A registration of somebody who sent in a selfie. */
export const identifiedRequest = async (app: TestApp): Promise<string> => {
  const key = `uploads/${crypto.randomUUID()}`;
  await app.deps.files.put(key, Readable.from([Buffer.from(FILES.jpg)]));
  const { rows } = await app.admin.query<{ id: string }>(
    `with asked as (
       insert into user_request (kind, status, first_name, last_name) values ('registration', 'SUBMITTED', 'Ana', 'Reyes') returning id
     ), kept as (
       insert into file (purpose, name, media_type, size, sha256, storage_key)
       values ('identification', 'selfie.jpg', 'image/jpeg', $1, repeat('0', 64), $2) returning id
     )
     insert into registration_file (file_id, kind, proof_hash, user_request_id)
     select kept.id, 'selfie', 'x', asked.id from kept, asked returning user_request_id as id`,
    [FILES.jpg.length, key],
  );
  return rows[0]?.id ?? '1';
};
