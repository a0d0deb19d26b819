import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateBlock } from '../ui/states/StateBlock.tsx';
import { PageHeader } from './PageHeader.tsx';

interface Props {
  /** Of the answer: 403 where there may be a record that one does not see, else 404. */
  status: 403 | 404;
  listPath: string;
  /** Key of what the way back says. */
  listLabel?: string;
}

/** A page whose record is not there or may not be seen, with the way to the list; its title never names what it would have been. */
export const RecordGone = ({ status, listPath, listLabel = 'form.toList' }: Props) => {
  const translate = useTranslate();
  const isForbidden = status === 403;
  return (
    <>
      <PageHeader title={translate(isForbidden ? 'shell.page.unauthorized' : 'errors.notFoundTitle')} />
      <StateBlock
        icon={isForbidden ? <LockIcon /> : <SearchOffIcon />}
        title={translate(isForbidden ? 'errors.forbidden' : 'errors.notFound')}
        actions={
          <Button component={Link} variant="outlined" to={listPath}>
            {translate(listLabel)}
          </Button>
        }
      />
    </>
  );
};
