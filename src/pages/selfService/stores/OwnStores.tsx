import { useState } from 'react';
import { stageOf } from '#domain/applicants/stage.ts';
import { STAGE_NAMES } from '#domain/applicants/stageNames.ts';
import { listOwnBranches } from '../../../providers/applicant/partners.ts';
import { FormField } from '../../../public/FormField.tsx';
import { useSettled } from '../apply/parts/useSettled.ts';
import { useAsk } from '../track/useAsk.ts';
import { useLanguage } from '../track/useLanguage.ts';
import { useStoresText } from './texts/useStoresText.ts';

/** So many are shown at once: enough for most partners, and a page that a thumb gets past. */
const SHOWN = 10;
type Found = Awaited<ReturnType<typeof listOwnBranches>>;

function Rows({ found, isAll }: { found: Found; isAll: boolean }) {
  const t = useStoresText();
  const language = useLanguage();
  const { list, total } = found;
  if (total === 0) return <p className="s-hint">{t(isAll ? 'stores.none' : 'stores.noMatch')}</p>;
  return (
    <>
      <ul className="s-rows">
        {list.map(({ id, merchantName, city, province, status }) => (
          <li key={id} className="s-there">
            <span>
              {merchantName}
              <small>{[city, province].filter(Boolean).join(', ')}</small>
            </span>
            {status !== 'A' && (
              <span className="s-badge">{STAGE_NAMES[stageOf(status, null)][language]}</span>
            )}
          </li>
        ))}
      </ul>
      {total > list.length && <p className="s-hint">{t('stores.more', { shown: list.length, total })}</p>}
    </>
  );
}

/** The stores that the partner has, so that none is added twice; of many those whose names hold what is typed. */
export function OwnStores() {
  const t = useStoresText();
  const [typed, setTyped] = useState('');
  const name = useSettled(typed);
  const all = useAsk('', () => listOwnBranches('', SHOWN));
  const asked = useAsk(name, () => listOwnBranches(name, SHOWN));
  const [last, setLast] = useState<Found | null>(null);
  if (asked.data && asked.data !== last) setLast(asked.data);
  const total = all.data?.total ?? 0;
  return (
    <section aria-labelledby="own-stores">
      <h2 id="own-stores">{t('stores.there')}</h2>
      {total > 0 && <p className="s-hint s-list-lead">{t('stores.thereLead')}</p>}
      {total > SHOWN && (
        <FormField
          id="find-store"
          type="search"
          autoComplete="off"
          maxLength={100}
          label={t('stores.find', { total })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div aria-live="polite" aria-busy={!asked.data && !asked.failure}>
        {asked.failure ? (
          <>
            <p className="s-hint">{t('stores.listFailed')}</p>
            <button type="button" className="s-plain-button" onClick={asked.reload}>
              {t('stores.retry')}
            </button>
          </>
        ) : (
          last && <Rows found={last} isAll={name === ''} />
        )}
      </div>
    </section>
  );
}
