import { partnerBusinessFields as fields } from '#domain/fields/partner.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { addressOf } from '../apply/review/addressOf.ts';
import { useLanguage } from '../track/useLanguage.ts';
import type { Prepared } from './setUpStores.ts';
import { useStoresText } from './texts/useStoresText.ts';

/** What the steps of an application are filled with of a partner that is there: to be read. */
export function OwnBusiness({ existing: { business, bank } }: Pick<Prepared, 'existing'>) {
  const t = useStoresText();
  const language = useLanguage();
  const { bank: at, accountNumber } = bank.bankInformation;
  const { firstName, lastName } = bank.authorizedSignatory;
  const facts = [
    [fields.name.label[language], business.registeredBusinessName],
    [fields.tinNumber.label[language], formatTin(business.businessTin)],
    [fields.dtiRegistrationNumber.label[language], business.dtiRegistrationNumber],
    [fields.secRegistrationNumber.label[language], business.secRegistrationNumber],
    [fields.address.label[language], addressOf(business.address)],
    [t('stores.account'), at && t('stores.masked', { bank: at.label, last: accountNumber.slice(-4) })],
    [t('stores.signatory'), `${firstName} ${lastName}`.trim()],
  ].filter(([, value]) => value);
  return (
    <section className="s-sheet" aria-labelledby="own-business">
      <h2 id="own-business">{t('stores.business')}</h2>
      <p className="s-hint s-list-lead">{t('stores.known')}</p>
      <dl className="s-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
