import type { ApplicationStatus } from '#domain/review/applicationStatus.ts';
import { quotedNames } from '../../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../../imports/importKind.ts';
import { markRowsFailed } from '../../../imports/rows/markFailed.ts';
import { markRefused } from '../../../imports/rows/markRefused.ts';
import { type Standing, withoutReviewer } from '../../../records/hands/keepReviewer.ts';
import { OLD_ADDRESS } from '../address/sheetAddress.ts';
import type { Side } from '../changes/changedColumns.ts';
import { changedColumns } from '../changes/changedColumns.ts';
import { partnerWaits, storeWaits } from './storeWaits.ts';

type Of = 'partner' | 'merchant';

interface Target extends Record<string, unknown> {
  row: number;
  partnerId: string;
  merchantId: string | null;
  status: ApplicationStatus;
  partnerStatus: ApplicationStatus;
  isWaiting: boolean;
  isWarned: boolean;
}

const MOVED = `'has_address', ${quotedNames(OLD_ADDRESS)}`;
const moves = (side: Side): string =>
  `(v.resolved ->> 'address_type' = 'REGISTRATION' and ${changedColumns(side)} ?| array[${MOVED}])`;

const targets = (
  of: Of,
  side: Side,
): string => `select v.row_no as row, p.id as "partnerId", p.status as "partnerStatus",
    ${of === 'partner' ? 'null' : 'm.id'} as "merchantId", ${of === 'partner' ? 'p' : 'm'}.status,
    ${of === 'partner' ? partnerWaits('p.id', moves(side)) : storeWaits('m.id')} as "isWaiting",
    exists (select from import_problem w where w.import_id = $1 and w.row_no = v.row_no and w.code = 'voids_request') as "isWarned"
  from import_verdict v
  ${of === 'partner' ? 'join partner p on p.id = v.target_id' : 'join merchant m on m.id = v.target_id join partner p on p.id = m.partner_id'}
  where v.import_id = $1 and v.row_no between $2 and $3 and v.state = '${side === 'after' ? 'update' : 'updated'}'`;

const readTargets = async ({ tx, user }: ImportScope, { importId, from, to }: Span, of: Of, side: Side) => {
  const rows = await tx.query<Target>({
    name: `import-targets-${of}-${side}`,
    text: targets(of, side),
    values: [importId, from, to],
  });
  const alone = await withoutReviewer(tx, rows satisfies Standing[], user);
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
