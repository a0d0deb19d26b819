import { useListContext, useTranslate } from 'react-admin';
import { SaveFileButton } from '../SaveFileButton.tsx';

interface Props {
  /** What is filtered always, besides what the list's own filters say. */
  filter?: Readonly<Record<string, unknown>>;
  print: (filters: Record<string, unknown>) => Promise<File>;
}

/** Takes what a list's filters leave as a PDF for reading; the page of the list does not matter. */
export const PrintButton = ({ filter, print }: Props) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return (
    <SaveFileButton
      label={translate('list.print.pdf')}
      fetchFile={() => print({ ...filterValues, ...filter })}
    />
  );
};
