import { formatTin } from '#domain/formats/tin.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { REMARK_SECTIONS } from '#domain/review/remarkSection.ts';
import { getBank, getBusiness, getPapers, getStore } from '../../../providers/applicant/tracking.ts';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { CancelPart } from './CancelPart.tsx';
import { Facts } from './Facts.tsx';
import { Loaded } from './Loaded.tsx';
import { Asked } from './mend/Asked.tsx';
import { PaperList } from './PaperList.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import { addressText, bankFacts, contactOf, personFacts } from './sentTexts.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useAsk } from './useAsk.ts';
import { useLanguage } from './useLanguage.ts';

/** All of a store at once: it is looked at as one. */
const readStore = async (partnerId: string, id: string) => {
  const [store, business, bank, papers] = await Promise.all([
    getStore(id),
    getBusiness(partnerId, id),
    getBank(partnerId, id),
    getPapers(partnerId, id),
  ]);
  return { store, business, bank, papers };
};
type Sent = Awaited<ReturnType<typeof readStore>>;

function StoreFacts({ store, business, bank, papers }: Sent) {
  const t = useTrackText();
  const language = useLanguage();
  return (
    <>
      <Facts
        of={[
          ['merchantName', store.merchantName],
          ['segment', store.segment],
          ['tinNumber', business.tinNumber && formatTin(business.tinNumber)],
          ['dtiRegistrationNumber', business.dtiRegistrationNumber],
          ['secRegistrationNumber', business.secRegistrationNumber],
          ['address', addressText(business.addresses[0])],
        ]}
      />
      <h2>{t('sent.contact')}</h2>
      <Facts of={personFacts(contactOf(business), language)} />
      <h2>{t('sent.bank')}</h2>
      <Facts of={bankFacts(bank.bankDetails[0], (type) => t(`mend.${type as 'SAVINGS' | 'CURRENT'}`))} />
      <h2>{t('sent.papers')}</h2>
      <PaperList papers={papers} />
    </>
  );
}

/** Of stores that were added to a partner each may be cancelled by itself; then the others are shown. */
function CancelStore({
  store: { id: merchantId, merchantName: name, status, version },
}: Pick<Sent, 'store'>) {
  const t = useTrackText();
  const { reference, track, reload } = useTracked();
  return (
    <CancelPart
      subject={{ partnerId: track.id, merchantId }}
      of={{ status, version }}
      words={{
        link: t('cancel.store'),
        title: t('cancel.storeTitle', { name }),
        lead: t('cancel.storeLead'),
        keep: t('cancel.keepStore'),
      }}
      onCancelled={() => {
        reload();
        navigate(applicantPath('track', { refNumber: reference }), { replace: true });
      }}
    />
  );
}

/** The sections in which it has what its partner has. */
const sharedOf = ({ isSameBank, isSameContact }: Sent['store']): string[] => [
  ...(isSameBank ? ['bank-details'] : []),
  ...(isSameContact ? ['contact-person'] : []),
];

/** A store as it was sent. */
export function StorePage({ merchantId }: { merchantId: string }) {
  const t = useTrackText();
  const { reference, track } = useTracked();
  const asked = useAsk(merchantId, () => readStore(track.id, merchantId));
  const { store } = asked.data ?? {};
  const isAdded = track.branches.some(({ id }) => id === merchantId);
  return (
    <SectionLayout
      title={store?.merchantName ?? t('sent.store')}
      isReady={asked.data !== null}
      back={
        isAdded ? undefined : (
          <PageLink
            to={applicantPath('trackStores', { refNumber: reference })}
            className="s-link s-back-link"
          >
            {t('sent.stores')}
          </PageLink>
        )
      }
    >
      <Loaded asked={asked}>
        {(sent) => {
          const contact = contactOf(sent.business);
          const values = {
            ...sent.store,
            ...sent.business,
            ...sent.bank.bankDetails[0],
            ...contact,
            ...contact?.contactDetail,
            address: sent.business.addresses[0],
            authorizedSignatory: sent.bank.authorizedSignatory?.fullName,
          };
          return (
            <>
              <Asked
                sections={REMARK_SECTIONS}
                merchantId={merchantId}
                version={sent.store.version}
                values={values}
                papers={sent.papers}
                shared={sharedOf(sent.store)}
                onChanged={asked.reload}
              />
              <StoreFacts {...sent} />
              {isAdded && <CancelStore store={sent.store} />}
            </>
          );
        }}
      </Loaded>
    </SectionLayout>
  );
}
