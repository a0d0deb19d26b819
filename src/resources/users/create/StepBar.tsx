import { useTranslate } from 'react-admin';
import { type StepEnd, StepFoot } from '../../../components/admin/form/StepFoot.tsx';
import { useAfterUser } from '../shared/useAfterUser.ts';
import { useWizard } from './wizardContext.ts';

/** The foot of a step of this wizard. */
export const StepBar = ({ nextLabel, ...end }: StepEnd) => {
  const translate = useTranslate();
  const { draft, before, pathTo } = useWizard();
  const exit = useAfterUser()();
  return (
    <StepFoot
      {...end}
      draft={draft}
      back={{
        to: before ? pathTo(before) : exit,
        label: translate(before ? 'users.create.back' : 'users.create.leave'),
      }}
      nextLabel={nextLabel ?? translate('users.create.next')}
    />
  );
};
