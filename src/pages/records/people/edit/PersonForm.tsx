import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { fullName } from '#domain/people/fullName.ts';
import type { FormSpec } from '../../../../components/admin/form/formSpec.tsx';
import { PartForm } from '../../../../components/admin/form/PartForm.tsx';
import { useRecordShell } from '../../../../components/admin/records/recordContext.ts';
import { problemsOf } from '../../../../components/admin/records/sections/sectionForm.ts';
import { useLanguage } from '../../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';
import { PersonAround } from '../PersonAround.tsx';
import { associatePath } from '../personPaths.ts';
import { fieldOf, personText } from '../personText.ts';
import { usePersonLabel } from '../usePersonLabel.ts';
import type { PersonSection } from './personSections.ts';

interface Props {
  title: string;
  section: (person: Associate) => PersonSection;
  children: (person: Associate) => ReactNode;
}

const useSpec = (person: Associate, section: PersonSection, title: string): FormSpec => {
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const labelOf = usePersonLabel();
  const { recordId } = useRecordShell();
  return useMemo(
    () => ({
      resource: 'associates',
      draft: section.draft,
      toValues: (read) => section.toValues(Object.assign({}, person, read)),
      toBody: section.toBody,
      validate: (values) => problemsOf(section, section.toBody(values), language),
      fieldOf,
      labelOf,
      textOf: (path, value) => personText({ client, language, translate }, path, value),
      saidOf: () => translate('people.saved', { part: translate(title), name: fullName(person) }),
      send: (body, { id, version }) =>
        section.send(provider, { merchantId: recordId, id: String(id), version }, body),
    }),
    [person, section, title, provider, translate, client, language, labelOf, recordId],
  );
};

/** The person after a save: at the same store, or at one of those they are left with. */
const usePathAfter = () => {
  const { type, id, recordId } = useRecordShell();
  return (person: Pick<Associate, 'id' | 'merchants'>): string => {
    const ids = person.merchants.map((store) => store.id);
    const at = ids.includes(recordId) ? recordId : (ids[0] ?? recordId);
    return associatePath({ type, id }, at, person.id);
  };
};

const Loaded = ({ person, title, section: sectionOf, children }: Props & { person: Associate }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { refetch } = useRecordShell();
  const pathOf = usePathAfter();
  const section = useMemo(() => sectionOf(person), [sectionOf, person]);
  const spec = useSpec(person, section, title);
  const onDone = (saved: RaRecord) => {
    void refetch();
    navigate(pathOf({ ...person, ...saved, id: person.id }));
  };
  return (
    <PartForm
      base={person}
      name={fullName(person)}
      part={translate(title)}
      spec={spec}
      cancelTo={pathOf(person)}
      onDone={onDone}
    >
      {children}
    </PartForm>
  );
};

/** The form of a part of a retailer associate, begun from the person as they are now. */
export const PersonForm = (props: Props) => (
  <PersonAround type="retailer-associates" isFresh>
    {(person) => <Loaded {...props} person={person} />}
  </PersonAround>
);
