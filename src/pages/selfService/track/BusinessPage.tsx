import { formatTin } from '#domain/formats/tin.ts';
import { getBusiness } from '../../../providers/applicant/tracking.ts';
import { type Fact, Facts } from './Facts.tsx';
import { Loaded } from './Loaded.tsx';
import { Asked } from './mend/Asked.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import { addressText, contactOf, personFacts } from './sentTexts.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useAsk } from './useAsk.ts';
import { useLabels } from './useLabels.ts';
import { useLanguage } from './useLanguage.ts';

/** The business and whom to call, as they were sent. */
export function BusinessPage() {
  const t = useTrackText();
  const language = useLanguage();
  const { track } = useTracked();
  const business = useAsk(track.id, () => getBusiness(track.id));
  const { entity, vat } = useLabels();
  return (
    <SectionLayout title={t('sent.business')} isReady={business.data !== null}>
      <Loaded asked={business}>
        {(sent) => {
          const [address] = sent.addresses;
          const contact = contactOf(sent);
          const facts: Fact[] = [
            ['name', sent.name],
            ['businessEntity', entity(sent.businessEntity)],
            ['tinNumber', sent.tinNumber && formatTin(sent.tinNumber)],
            ['dtiRegistrationNumber', sent.dtiRegistrationNumber],
            ['secRegistrationNumber', sent.secRegistrationNumber],
            ['vatType', vat(sent.vatType)],
            ['address', addressText(address)],
          ];
          const values = { ...sent, ...contact, ...contact?.contactDetail, address };
          return (
            <>
              <Asked
                sections={['business-details', 'contact-person']}
                merchantId={null}
                version={sent.version}
                values={values}
                onChanged={business.reload}
              />
              <Facts of={facts} />
              <h2>{t('sent.contact')}</h2>
              <Facts of={personFacts(contact, language)} />
            </>
          );
        }}
      </Loaded>
    </SectionLayout>
  );
}
