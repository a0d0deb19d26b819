import { z } from 'zod';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const pesos = (amount: string): string => formatPeso(centavosOf(amount) ?? 0n);

/** What people are told of payouts that the bank gave back: those who are paid, and those who send. */
export const payoutNotices = noticeKinds({
  'payout-returned': noticeKind(
    'work',
    z.object({ payee: z.string(), amount: z.string(), day: z.string(), reason: z.string() }),
    ({ payee, amount, day, reason }) => ({
      title: {
        en: `Returned by the bank: ${pesos(amount)} to ${payee}`,
        fil: `Ibinalik ng bangko: ${pesos(amount)} sa ${payee}`,
      },
      body: {
        en: `The payout for ${formatDate(day)}. The bank says: ${reason}. Have the account mended where it is wrong; then it is sent anew.`,
        fil: `Ang payout para sa ${formatDate(day)}. Sabi ng bangko: ${reason}. Ipaayos ang account kung mali; saka ito ipapadala muli.`,
      },
    }),
  ),
  'payouts-returned': noticeKind(
    'work',
    z.object({ file: z.string(), count: z.number().int(), amount: z.string() }),
    ({ file, count, amount }) => ({
      title: {
        en: `Returned by the bank: ${count} ${count === 1 ? 'payout' : 'payouts'} of ${pesos(amount)}`,
        fil: `Ibinalik ng bangko: ${count} payout na ${pesos(amount)}`,
      },
      body: {
        en: `In the answer to file ${file}. The payees are told; once an account is mended, its payout is sent anew.`,
        fil: `Sa sagot sa file ${file}. Nasabihan na ang mga binabayaran; kapag naayos ang account, ipapadala muli ang payout nito.`,
      },
    }),
  ),
});
