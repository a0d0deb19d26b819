import LockIcon from '@mui/icons-material/LockOutlined';
import { NOT_IN_VIEW } from '#domain/access/view/viewAs.ts';
import { StateBlock } from '../../ui/states/StateBlock.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useLanguage } from '../useLanguage.ts';

/** Instead of a wizard, in a view: what is typed there stands in a draft, which is its person's own, and nothing of it could be sent. */
export const NotInView = ({ title }: { title: string }) => {
  const language = useLanguage();
  return (
    <>
      <PageHeader title={title} />
      <StateBlock
        icon={<LockIcon />}
        title={NOT_IN_VIEW.write[language]}
        lines={[NOT_IN_VIEW.own[language]]}
      />
    </>
  );
};
