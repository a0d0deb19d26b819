import type { DocumentRow } from '#contract/shapes/parts.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from './owner.ts';

interface Row extends Omit<DocumentRow, 'size' | 'dtimeCreated' | 'dtimeDisabled'> {
  [column: string]: unknown;
  size: string;
  dtimeCreated: Date;
  dtimeDisabled: Date | null;
}

/** Columns of a document in an answer; `d` is the document, `f` its file. */
export const DOCUMENT_COLUMNS = `d.id, d.code, f.name, f.media_type as "mediaType", f.size, d.is_enabled as "isEnabled",
  d.replaced_by as "replacedBy", d.created_by as "createdBy", d.created_at as "dtimeCreated",
  d.disabled_by as "disabledBy", d.disabled_at as "dtimeDisabled"`;

/** A document as it stands in an answer. */
export const presentDocument = (row: Row): DocumentRow => ({
  ...row,
  size: Number(row.size),
  dtimeCreated: row.dtimeCreated.toISOString(),
  dtimeDisabled: row.dtimeDisabled?.toISOString() ?? null,
});

/** The documents of an owner, those that were replaced or disabled too, the oldest first. */
export const readDocuments = async (tx: Tx, owner: Owner): Promise<DocumentRow[]> => {
  const { kind, where, value } = ownRows(owner);
  const rows = await tx.query<Row>({
    name: `documents-of-${kind}`,
    text: `select ${DOCUMENT_COLUMNS} from document d join file f on f.id = d.file_id
      where ${where.replaceAll(/(partner_id|merchant_id)/g, 'd.$1')} order by d.id`,
    values: [value],
  });
  return rows.map(presentDocument);
};
