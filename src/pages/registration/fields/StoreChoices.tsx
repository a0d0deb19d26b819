import { useState } from 'react';
import type { OpenCode } from '#contract/people/registrationCodes.ts';
import { FormField } from '../../../public/FormField.tsx';
import { useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import { Choices } from './Choices.tsx';
import { SelectAnswer } from './SelectAnswer.tsx';

type Store = OpenCode['stores'][number];

/** From so many stores on they are looked for, and so many of those found are shown. */
const MANY = 8;
const MOST_SHOWN = 30;

const matches = (store: Store, typed: string): boolean =>
  `${store.merchantName} ${store.code ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());

const choiceOf = ({ merchantId, merchantName, code }: Store) => ({
  value: merchantId,
  label: merchantName,
  note: code ?? undefined,
});

/** The stores somebody works in: one, or several of which one is the main one. Those that were chosen stay in sight. */
export const StoreChoices = ({ isMany }: { isMany: boolean }) => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const [typed, setTyped] = useState('');
  const all = answers.open?.stores ?? [];
  const chosen = answers.stores;
  const found = all.filter((store) => matches(store, typed));
  const shown = found.slice(0, MOST_SHOWN);
  const kept = all.filter((store) => chosen.includes(store.merchantId) && !shown.includes(store));
  const choose = (id: string) => {
    if (!isMany) return keep({ stores: [id] });
    keep({ stores: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  };
  return (
    <>
      <Choices
        id="merchants"
        legend={say(isMany ? said.stores : said.store)}
        choices={[...kept, ...shown].map(choiceOf)}
        chosen={chosen}
        isMany={isMany}
        onChoose={choose}
      >
        {all.length > MANY && (
          <FormField
            label={say(said.findStore)}
            type="search"
            autoComplete="off"
            value={typed}
            hint={
              found.length === 0
                ? say(said.noStoreFound)
                : found.length > MOST_SHOWN
                  ? say(said.moreStores, { count: MOST_SHOWN })
                  : say(said.foundStores, { count: found.length })
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Choices>
      {isMany && chosen.length > 1 && (
        <SelectAnswer
          id="mainStore"
          label={said.mainStore}
          value={chosen[0] ?? ''}
          choices={all.filter((store) => chosen.includes(store.merchantId)).map(choiceOf)}
          onChoose={(id) => id && keep({ stores: [id, ...chosen.filter((one) => one !== id)] })}
        />
      )}
    </>
  );
};
