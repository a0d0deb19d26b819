// What waits of a refund says nothing of its store.
const OPEN = `q.state in ('PENDING', 'SCHEDULED') and q.refund_id is null`;

/** Condition: a change of a store waits for a second person, as far as the caller may know. */
export const storeWaits = (store: string): string =>
  `exists (select from approval_request q where q.merchant_id = ${store} and ${OPEN})`;

/** Condition: the same of a partner itself, or, where its registered address `moves`, of a store that moves along. */
export const partnerWaits = (partner: string, moves: string): string => `exists (
  select from approval_request q left join merchant s on s.id = q.merchant_id where q.partner_id = ${partner} and ${OPEN}
    and (q.merchant_id is null or ${moves} and s.is_same_address))`;
