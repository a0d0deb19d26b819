import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { quotedNames } from '../../../db/columns/definitionOf.ts';
import { flag, id, int, text } from '../../../db/columns/kinds.ts';
import type { ImportScope, Span } from '../../../imports/importKind.ts';
import { markRowsFailed } from '../../../imports/rows/markFailed.ts';
import { markRefused } from '../../../imports/rows/markRefused.ts';
import { type Standing, withoutReviewer } from '../../../records/hands/keepReviewer.ts';
import { OLD_ADDRESS } from '../address/sheetAddress.ts';
import type { Side } from '../changes/changedColumns.ts';
import { changedColumns } from '../changes/changedColumns.ts';
import { partnerWaits, storeWaits } from './storeWaits.ts';

type Of = 'partner' | 'merchant';

interface Target extends Omit<Standing, 'associateId'> {
  row: number;
  isWaiting: boolean;
  isWarned: boolean;
}

const MOVED = `'has_address', ${quotedNames(OLD_ADDRESS)}`;
const moves = (side: Side): string =>
  `(v.resolved ->> 'address_type' = 'REGISTRATION' and ${changedColumns(side)} ?| array[${MOVED}])`;

const WARNED = `exists (select from import_problem w where w.import_id = $1 and w.row_no = v.row_no and w.code = 'voids_request')`;
const FROM: Readonly<Record<Of, string>> = {
  partner: 'import_verdict v join partner p on p.id = v.target_id',
  merchant: 'import_verdict v join merchant m on m.id = v.target_id join partner p on p.id = m.partner_id',
};

/** What is read of a row of an import, `v`, and of the partner or the store that it changes. */
const targets = (of: Of, side: Side) => {
  const isPartner = of === 'partner';
  return columnsOf<Target>(FROM[of])({
    row: int('v.row_no'),
    partnerId: id('p.id'),
    partnerStatus: text('p.status'),
    merchantId: id(isPartner ? 'null::bigint' : 'm.id'),
    status: text(isPartner ? 'p.status' : 'm.status'),
    isWaiting: flag(isPartner ? partnerWaits('p.id', moves(side)) : storeWaits('m.id')),
    isWarned: flag(WARNED),
  });
};
const TARGETS = {
  partner: { after: targets('partner', 'after'), before: targets('partner', 'before') },
  merchant: { after: targets('merchant', 'after'), before: targets('merchant', 'before') },
};
const STATE: Readonly<Record<Side, string>> = { after: 'update', before: 'updated' };

const readTargets = async ({ tx, user }: ImportScope, { importId, from, to }: Span, of: Of, side: Side) => {
  const columns = TARGETS[of][side];
  const rows = await columns.read(tx, {
    name: `import-targets-${of}-${side}`,
    text: `select ${columns.select} from ${FROM[of]}
      where v.import_id = $1 and v.row_no between $2 and $3 and v.state = '${STATE[side]}'`,
    values: [importId, from, to],
  });
  const alone = await withoutReviewer(tx, rows, user);
  return { rows, alone: alone.flatMap((at) => rows[at]?.row ?? []) };
};

const numbers = (rows: readonly Target[]): number[] => rows.map(({ row }) => row);

/**
 * Before rows of a span change records that are there: those on which nobody else could decide afterwards are not written, nor those
 * that would void a request of which their check did not warn.
 */
export const holdBack = async (scope: ImportScope, span: Span, of: Of): Promise<void> => {
  const { rows, alone } = await readTargets(scope, span, of, 'after');
  const unwarned = numbers(rows.filter(({ isWaiting, isWarned }) => isWaiting && !isWarned));
  await markRowsFailed(scope.tx, span.importId, alone, ['update'], 'last_reviewer');
  await markRowsFailed(scope.tx, span.importId, unwarned, ['update'], 'changed_since');
};

/** Before rows of a span are put back: what others wait on by now stays, and so does what nobody else could decide on afterwards. */
export const keepUsed = async (scope: ImportScope, span: Span, of: Of): Promise<void> => {
  const { rows, alone } = await readTargets(scope, span, of, 'before');
  const waiting = numbers(rows.filter(({ isWaiting }) => isWaiting));
  await markRefused(scope.tx, span.importId, [...waiting, ...alone]);
};
