import { getBank } from '../../../providers/applicant/tracking.ts';
import { Facts } from './Facts.tsx';
import { Loaded } from './Loaded.tsx';
import { Asked } from './mend/Asked.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import { bankFacts, personFacts } from './sentTexts.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useAsk } from './useAsk.ts';
import { useLanguage } from './useLanguage.ts';

/** The account to which is paid, and who signs. */
export function BankPage() {
  const t = useTrackText();
  const language = useLanguage();
  const { track } = useTracked();
  const bank = useAsk(track.id, () => getBank(track.id));
  return (
    <SectionLayout title={t('sent.bank')} isReady={bank.data !== null}>
      <Loaded asked={bank}>
        {(sent) => {
          const [account] = sent.bankDetails;
          const signs = sent.authorizedSignatory;
          return (
            <>
              <Asked
                sections={['bank-details']}
                merchantId={null}
                version={sent.version}
                values={{ ...account, authorizedSignatory: signs?.fullName }}
                onChanged={bank.reload}
              />
              <Facts of={bankFacts(account, (type) => t(`mend.${type as 'SAVINGS' | 'CURRENT'}`))} />
              {signs && (
                <>
                  <h2>{t('sent.signatory')}</h2>
                  <Facts of={personFacts(signs, language)} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </SectionLayout>
  );
}
