import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';

/** A payout that the bank gave back: of which day, to whom, how much in pesos, why, and where it stands. */
interface ReturnedPayout {
  day: string;
  payee: string;
  amount: string;
  /** In the bank's own words. */
  reason: string;
  url: string;
}

/** Tells a payee that the bank gave a payout back, why, and what is next. No account number is in it. */
export const composeReturned = ({
  day,
  payee,
  amount,
  reason,
  url,
}: ReturnedPayout): Record<'subject' | 'body', Sentence> => {
  const pesos = formatPeso(centavosOf(amount) ?? 0n);
  const on = formatDate(day);
  return {
    subject: { en: `Payout returned by the bank: ${pesos}`, fil: `Ibinalik ng bangko ang payout: ${pesos}` },
    body: {
      en: `Good day,\n\nThe bank has given back the payout of ${pesos} to ${payee} for ${on}.\n\nWhat the bank says: ${reason}\n\nNothing is lost: the amount stays yours. Look at the account that you are paid to, and have it changed where it is wrong, in the portal or by whoever looks after you at the provider. Once that is approved the payout is sent to it anew.\n\nThe payout, once you have signed in:\n${url}\n\nSuki`,
      fil: `Magandang araw,\n\nIbinalik ng bangko ang payout na ${pesos} sa ${payee} para sa ${on}.\n\nAng sabi ng bangko: ${reason}\n\nWalang nawawala: sa iyo pa rin ang halaga. Tingnan ang account na binabayaran, at ipabago kung mali, sa portal o sa nangangasiwa sa iyo sa provider. Kapag naaprubahan iyon, ipapadala roong muli ang payout.\n\nAng payout, pagkatapos mong mag-sign in:\n${url}\n\nSuki`,
    },
  };
};
