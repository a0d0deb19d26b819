import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { PRINTED_ROWS, TOO_LONG_TO_PRINT } from '#domain/files/printedRows.ts';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { SaveFileButton } from '../SaveFileButton.tsx';
import { useLanguage } from '../useLanguage.ts';

interface Props {
  /** What is filtered always, besides what the list's own filters say. */
  filter?: Readonly<Record<string, unknown>>;
  print: (filters: Record<string, unknown>, sort: SortPayload) => Promise<File>;
}

/**
 * Takes what a list's filters leave, in its order, as a PDF for reading; the page of the list does not matter. Where they leave more than is read on
 * paper it says so, and what to do.
 */
export const PrintButton = ({ filter, print }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { filterValues, sort, total = 0 } = useListContext();
  return (
    <DisabledReason {...(total > PRINTED_ROWS.most && { reason: TOO_LONG_TO_PRINT[language] })}>
      <SaveFileButton
        label={translate('list.print.pdf')}
        fetchFile={() => print({ ...filterValues, ...filter }, sort)}
      />
    </DisabledReason>
  );
};
