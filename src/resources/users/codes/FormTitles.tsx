import { useTranslate } from 'react-admin';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { SearchSeveral } from '../../../components/ui/search/SearchSeveral.tsx';
import type { Choice } from './codeForm.ts';

interface Props {
  error?: string;
  value: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

const TitlesBox = (props: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const find = async (text: string): Promise<Choice[]> =>
    (await provider.listPosts())
      .filter(({ name, isGivable }) => isGivable && name.toLowerCase().includes(text.toLowerCase()))
      .map(({ id, name }) => ({ id, name }));
  return (
    <SearchSeveral<Choice>
      {...props}
      label={registrationCodeFields.jobTitles.label[language]}
      help={translate('registrationCodes.jobTitlesHelp')}
      required
      placeholder={translate('registrationCodes.findJobTitles')}
      searchKey="job titles to give"
      search={find}
      nameOf={({ name }) => name}
    />
  );
};
/** The job titles that people may register as: those whose role the maker gives. */
export const FormTitles = /* @__PURE__ */ bound(TitlesBox);
