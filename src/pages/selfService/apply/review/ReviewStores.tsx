import '../parts/rows.css';
import { useState } from 'react';
import { branchesOf, storeOf } from '../draft/application.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { useShort } from '../parts/useShort.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewSection } from './sections.ts';

/** So many stores are read one below the other; more are a list of which each is opened. */
const MOST_SHOWN = 5;

const Cards = ({ of }: { of: readonly ReviewSection[] }) =>
  of.map((section) => <ReviewCard key={`${section.step} ${section.store ?? ''}`} section={section} />);

interface RowProps {
  name: string;
  place: string;
  of: readonly ReviewSection[];
}

/** One store of many: its name and town until it is opened. */
function Row({ name, place, of }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="a-row">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="a-row-name">
            {name}
            <small>{place}</small>
          </span>
        </summary>
        {isOpen && (
          <div className="a-row-cards">
            <Cards of={of} />
          </div>
        )}
      </details>
    </li>
  );
}

/** All that was answered of the stores: store by store while they are few. */
export function ReviewStores({ sections }: { sections: readonly ReviewSection[] }) {
  const t = useApplyText();
  const application = useApplication();
  const branches = branchesOf(application);
  const { shown, more } = useShort(branches, 20);
  if (branches.length <= MOST_SHOWN) return <Cards of={sections} />;
  return (
    <section className="a-review-stores">
      <h2>{t('review.stores', { count: branches.length })}</h2>
      <p className="s-hint">{t('review.storesHint')}</p>
      <ul className="a-rows">
        {shown.map((at) => {
          const { merchantName, isSameAddress, address } = storeOf(application, at);
          return (
            <Row
              key={at}
              name={merchantName || t('store.unnamed')}
              place={isSameAddress ? t('review.sameAs') : (address.municipality?.label ?? '')}
              of={sections.filter(({ store }) => store === at)}
            />
          );
        })}
      </ul>
      {more}
    </section>
  );
}
