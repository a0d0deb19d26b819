import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { getStores } from '../../../providers/applicant/tracking.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { BranchRows } from './BranchRows.tsx';
import { Loaded } from './Loaded.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useAsk } from './useAsk.ts';

/** The stores of the application; where they were added to a partner, those alone. */
export function StoresPage() {
  const t = useTrackText();
  const { track } = useTracked();
  if (track.branches.length === 0) return <SentStores />;
  return (
    <SectionLayout title={t('sent.stores')} isReady>
      <BranchRows />
    </SectionLayout>
  );
}

function SentStores() {
  const t = useTrackText();
  const { reference, track } = useTracked();
  const stores = useAsk(track.id, () => getStores(track.id));
  const countOf = (id: string): number =>
    track.remarks.filter(({ merchantId, state }) => merchantId === id && holdsBack(state)).length;
  return (
    <SectionLayout title={t('sent.stores')} isReady={stores.data !== null}>
      <Loaded asked={stores}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="s-hint">{t('sent.none')}</p>
          ) : (
            <ul className="s-rows">
              {list.map(({ id, merchantName, city, province, referenceNumber }) => {
                const count = countOf(id);
                return (
                  <li key={id}>
                    <PageLink
                      // One that was added later is followed, and mended, under its own number.
                      to={applicantPath('trackStore', { refNumber: referenceNumber ?? reference, id })}
                      className="s-row"
                    >
                      <span>
                        {merchantName}
                        <small>{[city, province].filter(Boolean).join(', ')}</small>
                      </span>
                      {count > 0 && <span className="s-badge">{t('sent.todo', { count })}</span>}
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </SectionLayout>
  );
}
