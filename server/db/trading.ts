import { trades } from '#domain/records/trades.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/review/applicationStatus.ts';

// Values stand in the text: they are ours, and a partial index is chosen by them.
const oneOf = (column: string, statuses: readonly ApplicationStatus[]): string =>
  statuses.length === 1 ? `${column} = '${statuses[0]}'` : `${column} in ('${statuses.join("', '")}')`;

const conditionOf = (ofPartner: (statuses: readonly ApplicationStatus[]) => string): string => {
  const arms = APPLICATION_STATUSES.flatMap((store) => {
    const partners = APPLICATION_STATUSES.filter((partner) => trades(store, partner));
    return partners.length ? [`m.status = '${store}' and ${ofPartner(partners)}`] : [];
  });
  return arms.length === 1 ? arms.join() : `(${arms.map((arm) => `(${arm})`).join(' or ')})`;
};

/** Whether a store `m` trades, by the rule of `domain`, in a query that holds its partner as `p`. */
export const TRADES_BESIDE = conditionOf((partners) => oneOf('p.status', partners));

/** The same where its partner is not at hand. */
export const TRADES = conditionOf(
  (partners) =>
    `exists (select from partner trading where trading.id = m.partner_id and ${oneOf('trading.status', partners)})`,
);

/** Whether a store `m` takes part in promos. */
export const TAKES_PART = `${TRADES} and m.is_loyalty_merchant`;
