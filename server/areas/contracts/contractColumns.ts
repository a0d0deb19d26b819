import type { ContractRow } from '#contract/contracts.ts';
import { contractState, daysLeft } from '#domain/records/contractState.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, flag, id, instant, int, text } from '../../db/columns/kinds.ts';
import { madeOf } from '../../db/columns/nested.ts';

const TERM = columnsOf<{ expiryDate: string; isSigned: boolean }>()({
  expiryDate: day('c.expiry_date'),
  isSigned: flag('c.signed_at is not null'),
});

/** A contract, `c`, as it stands on a business day; `p` is its partner, `f` the signed copy. */
export const contractRow = (today: string) =>
  columnsOf<ContractRow>()({
    id: id('c.id'),
    number: text('c.number'),
    partnerId: id('c.partner_id'),
    partnerName: text('p.name'),
    hsisCode: text('p.hsis_code'),
    state: madeOf(TERM, (term) => contractState(term, today)),
    startDate: day('c.start_date'),
    expiryDate: TERM.columns.expiryDate,
    daysLeft: madeOf(TERM, ({ expiryDate }) => daysLeft(expiryDate, today)),
    signedFileName: text('f.name'),
    signedBy: text('c.signed_by'),
    dtimeSigned: instant('c.signed_at'),
    dtimeUpdated: instant('c.updated_at'),
    updatedBy: text('c.updated_by'),
    version: int('c.version'),
  });
export const COUNT_FROM = 'partner_contract c join partner p on p.id = c.partner_id';
export const FROM = `${COUNT_FROM} left join file f on f.id = c.signed_file_id`;
