import type { ContractRow, ContractTerm } from '#contract/contracts.ts';
import { contractState, daysLeft } from '#domain/records/contractState.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { day, flag, id, instant, int, moment, text } from '../../db/columns/kinds.ts';
import { madeOf } from '../../db/columns/nested.ts';

/** What is set of a contract. */
export const TERM = writtenOf<ContractTerm>('partner_contract c')({
  startDate: day('c.start_date'),
  expiryDate: day('c.expiry_date'),
});
/** What is noted of a signed copy that was stored. */
export const SIGNED = writtenOf<{ signedFileId: string; signedAt: Date; signedBy: string }>(
  'partner_contract c',
)({
  signedFileId: id('c.signed_file_id'),
  signedAt: moment('c.signed_at'),
  signedBy: text('c.signed_by'),
});
const END = columnsOf<{ expiryDate: string; isSigned: boolean }>('partner_contract c')({
  expiryDate: TERM.columns.expiryDate,
  isSigned: flag('c.signed_at is not null'),
});

/** A contract, `c`, as it stands on a business day; `p` is its partner, `f` the signed copy. */
export const contractRow = (today: string) =>
  columnsOf<ContractRow>(FROM)({
    id: id('c.id'),
    number: text('c.number'),
    partnerId: id('c.partner_id'),
    partnerName: text('p.name'),
    hsisCode: text('p.hsis_code'),
    state: madeOf(END, (term) => contractState(term, today)),
    ...TERM.columns,
    daysLeft: madeOf(END, ({ expiryDate }) => daysLeft(expiryDate, today)),
    signedFileName: text('f.name'),
    signedBy: text('c.signed_by'),
    dtimeSigned: instant('c.signed_at'),
    dtimeUpdated: instant('c.updated_at'),
    updatedBy: text('c.updated_by'),
    version: int('c.version'),
  });
export const COUNT_FROM = 'partner_contract c join partner p on p.id = c.partner_id';
export const FROM = `${COUNT_FROM} left join file f on f.id = c.signed_file_id`;
