import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Form, type RaRecord, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { resourcePath } from '../../../providers/paths.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import { FORM_WIDTH } from '../../../theme/tokens.ts';
import { PageHeader } from '../PageHeader.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { draftKeyOf, type FormSpec, FormSpecProvider, type Values } from './formSpec.tsx';
import { LeaveGuard } from './leaving/LeaveGuard.tsx';
import { resolverOf } from './resolver.ts';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';
import { useSave } from './useSave.ts';

const WIDTHS = {
  fields: { maxWidth: FORM_WIDTH },
  beside: { '& > [data-foot-bar]': { maxWidth: { lg: FORM_WIDTH } } },
  page: {},
} as const;

interface Props {
  spec: FormSpec;
  title: string;
  aside?: ReactNode;
  intro?: ReactNode;
  saveLabel?: string;
  /** Where Cancel leads; the record's page, or its list for a new one, when it is not said. */
  cancelTo?: string;
  /** Goes on after a save in another way than to the record's page. */
  onDone?: (saved: RaRecord) => void;
  /** How wide it is: as its fields, those with something beside them, or as the page, for a table. Its buttons end with its fields. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** The form of a new record, or of the record around it: errors, draft, conflict, warning before leaving, save bar. */
export const FormPage = (props: Props) => {
  const { spec, title, aside, intro, saveLabel, cancelTo, onDone, width = 'fields', children } = props;
  const navigate = useNavigate();
  const record = useRecordContext<RaRecord>();
  // The record as it was read when the form opened: a refresh in the background must not move the base of a conflict.
  const [base] = useState(record);
  const values = useMemo(() => spec.toValues(base), [spec, base]);
  const resolver = useMemo(() => resolverOf(spec), [spec]);
  const context = useMemo(() => ({ spec, base }), [spec, base]);
  const draftKey = draftKeyOf(spec, base);
  const draft = useDraft(draftKey);
  const free = useRef(false);
  const onSaved = (saved: RaRecord) => {
    free.current = true;
    setUnsaved(draftKey, false);
    void draft.end();
    if (onDone) onDone(saved);
    else navigate(resourcePath(spec.resource, 'show', saved.id));
    window.scrollTo(0, 0);
  };
  const { save, problem, conflict, closeConflict } = useSave({ spec, base, onSaved });
  const back = () =>
    base ? resourcePath(spec.resource, 'show', base.id) : resourcePath(spec.resource, 'list');
  return (
    <FormSpecProvider value={context}>
      <Form
        record={{}}
        defaultValues={values}
        resolver={resolver}
        onSubmit={(typed: Values) => save(typed)}
        mode="onBlur"
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
      >
        <Stack spacing={2.5} useFlexGap sx={WIDTHS[width]}>
          <PageHeader title={title} aside={aside} intro={intro} />
          <DraftKeeper draft={draft} draftKey={draftKey} />
          <ErrorSummary problem={problem} labelOf={spec.labelOf} />
          {children}
          <SaveBar draft={draft.state} cancelTo={cancelTo ?? back()} saveLabel={saveLabel} />
        </Stack>
        <LeaveGuard free={free} flush={draft.flush} discard={draft.discard} />
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            onClose={closeConflict}
            onResolve={(chosen) => save(chosen, conflict.current)}
          />
        )}
      </Form>
    </FormSpecProvider>
  );
};
