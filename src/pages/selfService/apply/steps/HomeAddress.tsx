import { useEffect, useRef, useState } from 'react';
import { associateFields as fields } from '#domain/fields/associate.ts';
import type { AddressForm } from '#domain/selfService/form/applicationForm.ts';
import { emptyAddress, isBegun } from '#domain/selfService/form/emptyForms.ts';
import { AddressFields } from '../fields/AddressFields.tsx';
import { Group } from '../fields/Group.tsx';
import { TickField } from '../fields/TickField.tsx';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';

/** Puts the focus where the buttons that had it have made room. */
const useFocusOn = (id: string, isShown: boolean, next: string): void => {
  const before = useRef(isShown);
  useEffect(() => {
    if (before.current === isShown) return;
    before.current = isShown;
    document.getElementById(isShown ? next : `${id}.add`)?.focus();
  }, [id, isShown, next]);
};

/** Where a person of the store lives: left out, there where the store is, or elsewhere; the permanent address is the same, or another. */
export function HomeAddress({ ofStore }: { ofStore: AddressForm }) {
  const t = useApplyText();
  const say = useSay();
  const present = useField<AddressForm>('presentAddress');
  const permanent = useField<AddressForm>('permanentAddress');
  const isSame = useField<boolean>('isSameAddress');
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isBegun(present.value);
  // What was filled in whole is not to be searched for again: what is asked next has the focus.
  useFocusOn(present.id, isShown, present.value.region ? isSame.id : `${present.id}.region`);
  const fill = (address: AddressForm): void => {
    present.set({ ...address });
    present.leave();
    setOpen(true);
  };
  const empty = (): void => {
    present.set(emptyAddress());
    permanent.set(emptyAddress());
    isSame.set(true);
    isSame.leave();
    setOpen(false);
  };
  if (!isShown)
    return (
      <div className="a-buttons">
        <button
          type="button"
          id={`${present.id}.add`}
          className="s-button s-button-quiet"
          onClick={() => fill(emptyAddress())}
        >
          {t('people.addHome')}
        </button>
        {ofStore.region && (
          <button type="button" className="s-button s-button-quiet" data-offer onClick={() => fill(ofStore)}>
            {t('people.homeOfStore')}
          </button>
        )}
      </div>
    );
  return (
    <>
      <Group title={say(fields.presentAddress.label)}>
        <AddressFields name="presentAddress" />
        <button type="button" className="s-plain-button" onClick={empty}>
          {t('people.noHome')}
        </button>
      </Group>
      <TickField name="isSameAddress" label={t('people.permanentToo')} />
      {!isSame.value && (
        <Group title={say(fields.permanentAddress.label)}>
          <AddressFields name="permanentAddress" />
        </Group>
      )}
    </>
  );
}
