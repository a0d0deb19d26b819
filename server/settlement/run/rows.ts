import type { Payee, SettledDay } from '#domain/settlement/run/settleDay.ts';
import type { PaidTo } from './readPayees.ts';

export type PaidPayee = Payee & PaidTo;
export type Settled = SettledDay<PaidPayee>;
type Payout = Settled['payouts'][number];
type Line = Payout['lines'][number];
type Group = Line['groups'][number];

const total = <T>(all: readonly T[], of: (one: T) => bigint): bigint =>
  all.reduce((sum, one) => sum + of(one), 0n);
const count = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** When a run was, and who had it done; nobody where its time had come. */
export interface RunTimes {
  startedAt: Date;
  endedAt: Date;
  askedBy: string | null;
}

/** A run as its row: its sums are those of its lines and payouts. */
export const runRow = (day: string, { payouts, waiting }: Settled, times: RunTimes) => {
  const lines = payouts.flatMap((payout) => payout.lines);
  const groups = lines.flatMap((line) => line.groups);
  return {
    ...{ day, started_at: times.startedAt, ended_at: times.endedAt, asked_by: times.askedBy },
    line_count: lines.length,
    payout_count: payouts.length,
    payment_count: count(groups, ({ payments }) => payments),
    refund_count: count(groups, ({ refundCount }) => refundCount),
    gross: total(lines, ({ amounts }) => amounts.gross),
    refunds: total(lines, ({ amounts }) => amounts.refunds),
    commission: total(lines, ({ amounts }) => amounts.commission),
    tax_on_commission: total(lines, ({ amounts }) => amounts.taxOnCommission),
    ewt: total(lines, ({ amounts }) => amounts.ewt),
    net: total(lines, ({ amounts }) => amounts.net),
    carry_in: total(payouts, ({ carryIn }) => carryIn),
    amount: total(payouts, ({ amount }) => amount),
    carry_out: total(payouts, ({ carryOut }) => carryOut),
    waiting_count: count(waiting, ({ group }) => group.payments + group.refundCount),
    waiting_amount: total(waiting, ({ group }) => group.gross + group.refunds),
  };
};

const statusOf = ({ amount, isHeld }: Payout): string => {
  if (amount === 0n) return 'CARRIED';
  return isHeld ? 'HELD' : 'SCHEDULED';
};

/** A payout as its row, without its run. */
export const payoutRow = (payout: Payout) => {
  const { payee, carryIn, nets, amount, carryOut, lines } = payout;
  return {
    ...{ partner_id: payee.partnerId, merchant_id: payee.merchantId, carry_in: carryIn, nets, amount },
    ...{ carry_out: carryOut, line_count: lines.length, status: statusOf(payout) },
    ...{ payee_name: payee.name, payee_tin: payee.tin, bank_id: payee.bankId, bank_name: payee.bankName },
    ...{ bank_branch_name: payee.bankBranchName, account_name: payee.accountName },
    account_number: payee.accountNumber,
  };
};

const daysOf = (groups: readonly Group[]) => {
  const days = groups.map(({ day }) => day).sort();
  return { item_from: days[0], item_to: days.at(-1) };
};

const termsOf = ({ agreed }: Line) => {
  const { nonTWANetSettlement: nonTwa, twaNetSettlement: twa } = agreed.setting;
  return { ...agreed.terms, formulas: { nonTwa, twa } };
};

/** A line as its row, without its run and payout. */
export const lineRow = (line: Line) => {
  const { groups, payee, agreed, amounts } = line;
  const [{ partnerId, merchantId, product } = {}] = groups as readonly Partial<Group>[];
  return {
    ...{ partner_id: partnerId, merchant_id: merchantId, product, rate_set: agreed.rateSet },
    ...{ terms: termsOf(line), ...daysOf(groups) },
    payment_count: count(groups, ({ payments }) => payments),
    refund_count: count(groups, ({ refundCount }) => refundCount),
    ...{ gross: amounts.gross, refunds: amounts.refunds, base: amounts.base, commission: amounts.commission },
    ...{ tax_on_commission: amounts.taxOnCommission, withholding_tax: amounts.withholdingTax },
    ...{ ewt: amounts.ewt, non_twa_net: amounts.nonTwaNet, twa_net: amounts.twaNet, net: amounts.net },
    ...{ mdr_percent: agreed.terms.mdrPercent, is_ewt: agreed.isEwt, is_twa: agreed.terms.isTwa },
    ...{ atc_code: agreed.taxCode?.code ?? null, atc_percent: agreed.taxCode?.percent ?? null },
    ...{ payee_kind: payee.kind, payee_name: payee.name, payee_tin: payee.tin },
  };
};
