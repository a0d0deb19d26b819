import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from './owner.ts';

/** A document, `d`, as it stands in an answer; `f` is its file. */
export const DOCUMENT = columnsOf<DocumentRow>('document d, file f')({
  id: id('d.id'),
  code: text('d.code'),
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
  isEnabled: flag('d.is_enabled'),
  replacedBy: id('d.replaced_by'),
  createdBy: text('d.created_by'),
  dtimeCreated: instant('d.created_at'),
  disabledBy: text('d.disabled_by'),
  dtimeDisabled: instant('d.disabled_at'),
});

/** The documents of an owner, those that were replaced or disabled too, the oldest first. */
export const readDocuments = (tx: Tx, owner: Owner): Promise<DocumentRow[]> => {
  const { kind, where, value } = ownRows(owner);
  return DOCUMENT.read(tx, {
    name: `documents-of-${kind}`,
    text: `select ${DOCUMENT.select} from document d join file f on f.id = d.file_id
      where ${where.replaceAll(/(partner_id|merchant_id)/g, 'd.$1')} order by d.id`,
    values: [value],
  });
};
