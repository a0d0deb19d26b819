import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';
import { type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';

/** A certificate as its payee is told of it; amounts in pesos. */
export interface MailedCertificate {
  quarter: string;
  version: number;
  payee: string;
  total: string;
  tax: string;
  url: string;
}

const peso = (pesos: string): string => formatPeso(centavosOf(pesos) ?? 0n);

const AGAIN: Sentence = {
  en: 'It takes the place of the one that you had before: use this one for your return.\n\n',
  fil: 'Pinapalitan nito ang nauna: ito ang gamitin sa iyong return.\n\n',
};

/**
 * Tells a payee that its form 2307 is issued, or issued again, and the way to it. The paper stands behind signing in, where it is known
 * who took it home; no TIN is in the mail.
 */
export const composeCertificate = (of: MailedCertificate): Record<'subject' | 'body', Sentence> => {
  const { from, to } = quarterDays(of.quarter as Quarter);
  const [first, last] = [formatDate(from), formatDate(to)];
  const isAgain = of.version > 1;
  const version = isAgain
    ? { en: `, version ${of.version}`, fil: `, bersyon ${of.version}` }
    : { en: '', fil: '' };
  const replaces = isAgain ? AGAIN : { en: '', fil: '' };
  return {
    subject: {
      en: `Form 2307 of ${first} to ${last}${version.en}`,
      fil: `Form 2307 ng ${first} hanggang ${last}${version.fil}`,
    },
    body: {
      en: `Good day,\n\nThe certificate of creditable tax withheld (form 2307) of ${of.payee} for ${first} to ${last}${version.en} is issued:\n\nIncome payments: ${peso(of.total)}\nTax withheld: ${peso(of.tax)}\n\n${replaces.en}Download it once you have signed in:\n${of.url}\n\nYou are mailed because form 2307 is set to come by e-mail. That is changed in the business details of the partner.\n\nSuki`,
      fil: `Magandang araw,\n\nNailabas na ang sertipiko ng buwis na kinaltas (form 2307) ng ${of.payee} para sa ${first} hanggang ${last}${version.fil}:\n\nMga bayad na kita: ${peso(of.total)}\nBuwis na kinaltas: ${peso(of.tax)}\n\n${replaces.fil}I-download ito pagkatapos mong mag-sign in:\n${of.url}\n\nNatatanggap mo ito dahil nakatakdang ipaalam sa e-mail ang form 2307. Binabago iyon sa business details ng partner.\n\nSuki`,
    },
  };
};
