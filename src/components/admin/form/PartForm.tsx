import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { OfficeSources } from '../OfficeSources.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPanels } from './FormPanels.tsx';
import type { FormSpec } from './formSpec.tsx';

interface Props<R extends RaRecord> {
  /** The record as the form opened: a refresh in the background must not move it. */
  base: R;
  /** The record's name, and what of it the form changes. */
  name: string;
  part: string;
  spec: FormSpec;
  cancelTo: string;
  onDone: (saved: RaRecord) => void;
  children: (base: R) => ReactNode;
}

/** The form of a part of a record: its choices come from the office, its inputs know the record. */
export const PartForm = <R extends RaRecord>(props: Props<R>) => {
  const { base, name, part, spec, cancelTo, onDone, children } = props;
  const translate = useTranslate();
  return (
    <RecordContextProvider value={base}>
      <OfficeSources>
        <FormPage
          spec={spec}
          title={`${translate('form.edit')}: ${part}`}
          intro={name}
          cancelTo={cancelTo}
          onDone={onDone}
        >
          <FormPanels>{children(base)}</FormPanels>
        </FormPage>
      </OfficeSources>
    </RecordContextProvider>
  );
};
