import type { TakingResult } from '#contract/finance/takenPayments.ts';
import { takingBench } from '#tests/api/transactions/takingBench.ts';
import type { TestApp } from '#tests/support/app/app.ts';

interface Taken {
  taken: number;
  there: number;
  refused: number;
  results: (Omit<TakingResult, 'code'> & { code: string | null })[];
}
interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came
  body: any;
  data: Taken & { deliveryAdvices: Taken };
}

/** What became of each advice, by its refusal where it was refused. */
export const outcomes = ({ data }: Pick<Answer, 'data'>): string[] =>
  data.deliveryAdvices.results.map(({ result, code }) => code ?? result);

/** Systems that tell of deliveries in the first store of the first partner. */
export const deliveryBench = async (app: TestApp) => {
  const { store, storeOf, create, payment } = await takingBench(app);
  const { key } = await create({ transactionTypes: ['POS_LOAN', 'HCPAY'] });
  const send = async (body: object, as = key): Promise<Answer> => {
    const response = await fetch(`${app.url}/api/transactions/batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    return { status: response.status, body: answer, data: answer.data };
  };
  const advise = (deliveryAdvices: readonly object[], as?: string) => send({ deliveryAdvices }, as);
  const advice = (number: string, of: Record<string, unknown> = {}) => ({
    ...{ number, loanContractNumber: '4300000001', customer: 'Maria Santos', amount: '16500' },
    ...{ storeCode: store.code, partnerCode: store.partnerCode, issuedAt: '2026-11-20T09:15:00+08:00' },
    items: [
      { name: 'Refrigerator', quantity: 1, amount: '14850' },
      { name: 'Fan', quantity: 2, amount: 1650 },
    ],
    ...of,
  });
  return { key, store, storeOf, create, payment, send, advise, advice };
};
export type DeliveryBench = Awaited<ReturnType<typeof deliveryBench>>;
