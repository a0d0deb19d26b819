import type { z } from 'zod';
import type { stagedDocument } from '#contract/shapes/documentRow.ts';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';
import type { Work } from '../lock/work.ts';
import { type Owner, ownerColumns, type Placed } from '../parts/owner.ts';
import { refuseProblems } from '../parts/problems.ts';
import { documentCodeProblems } from './documentCodeProblems.ts';

export type StagedDocument = z.output<typeof stagedDocument>;

const FIND = `select id from file where id = any($1::bigint[]) and owner_id = $2 and purpose = 'upload' and expires_at > $3
  for update`;

const ADOPT = `with given as (
    select * from jsonb_to_recordset($1) as x(n integer, partner_id bigint, merchant_id bigint, code text, file_id bigint)
  ), adopted as (
    update file f set purpose = 'document', partner_id = g.partner_id, merchant_id = g.merchant_id, expires_at = null
    from given g where f.id = g.file_id
  )
  insert into document (partner_id, merchant_id, code, file_id, created_at, created_by)
  select partner_id, merchant_id, code, file_id, $2, $3 from given order by n`;

const GONE: Sentence = {
  en: 'This file is not here any more: upload it again',
  fil: 'Wala na rito ang file na ito: i-upload itong muli',
};
const TWICE: Sentence = {
  en: 'Name each file once',
  fil: 'Isang beses lang ilagay ang bawat file',
};

// In its last minute a file is left alone: it is about to be removed.
const LAST_MS = 60_000;

/** 422 on every file that is not the caller's, ran out, became a document already, or is named twice. */
const refuseGone = async ({ tx, user, deps }: Work, placed: readonly Placed<StagedDocument>[]) => {
  const ids = placed.map(({ input }) => input.fileId);
  const values = [knownIds(ids), user.userId, new Date(deps.now().getTime() + LAST_MS)];
  const rows = await tx.query<{ id: string }>({ name: 'find-staged', text: FIND, values });
  const known = new Set(rows.map(({ id }) => id));
  const fields = placed.flatMap(({ input: { fileId }, path }, at): [string, Sentence][] => {
    if (!known.has(fileId)) return [[`${path}.fileId`, GONE]];
    return ids.indexOf(fileId) < at ? [[`${path}.fileId`, TWICE]] : [];
  });
  const sentence = { en: 'A file needs to be uploaded again.', fil: 'May file na kailangang i-upload muli.' };
  if (fields.length)
    throw fail('rule_file_gone', sentence, { fields: Object.fromEntries(fields.slice(0, 50)) });
};

/** Turns the caller's staged uploads into documents of any owners, in two statements. 400 and 422 on the field below `path`. */
export const adoptAllStaged = async (
  context: Work,
  placed: readonly Placed<StagedDocument>[],
): Promise<void> => {
  if (!placed.length) return;
  const { tx, deps, user } = context;
  const codes = placed.map(({ input, path }) => ({
    code: input.documentCode,
    path: `${path}.documentCode`,
  }));
  refuseProblems(await documentCodeProblems(tx, codes));
  await refuseGone(context, placed);
  const rows = placed.map(({ owner, input }, n) => ({
    n,
    ...ownerColumns(owner),
    code: input.documentCode,
    file_id: input.fileId,
  }));
  const values = [JSON.stringify(rows), deps.now(), user.username];
  await tx.query({ name: 'adopt-staged', text: ADOPT, values });
};

/** Turns the caller's staged uploads into documents of a record; `path` is their list in what was sent. */
export const adoptStaged = (
  context: Work,
  owner: Owner,
  documents: readonly StagedDocument[],
  path = 'documents',
): Promise<void> =>
  adoptAllStaged(
    context,
    documents.map((input, at) => ({ owner, input, path: `${path}.${at}` })),
  );
