import type { TestApp } from './app/app.ts';

/** The body of a new machine account for all partners, with limits that no test reaches by accident. */
export const machineBody = (name: string, source: string, of: Record<string, unknown> = {}) => ({
  ...{ name, source, perMinute: 600, allPartners: true, partnerIds: [] as string[] },
  ...{ transactionTypes: ['HCPAY', 'HOME_CREDIT_CARD'], addresses: [] as string[] },
  ...{ paymentLimit: '1000000.00', dayLimit: '50000000.00', monthLimit: '900000000.00' },
  ...of,
});

/** Decides on the open request of a machine account, as somebody who did not ask for it. */
export const decideKey = async (
  app: TestApp,
  requestId: string | null,
  {
    as = 'finance.officer',
    verb = 'approve',
  }: { as?: string; verb?: 'approve' | 'refuse' | 'withdraw' } = {},
) => {
  const { rows } = await app.admin.query<{ version: number }>(
    'select version from approval_request where id = $1',
    [requestId],
  );
  return app.call('POST', `/api/approval-requests/${requestId}/${verb}`, {
    as,
    headers: { 'If-Match': String(rows[0]?.version) },
    ...(verb === 'refuse' ? { body: { reason: 'Nobody needs this key' } } : {}),
  });
};
