import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import type { UploadedReceipt } from '../../../providers/verbs/finance/protectionVerbs.ts';
import { paperPath } from '../receiptPaths.ts';

interface Props {
  done: UploadedReceipt;
  onNext: (id: string) => void;
}

/** What was uploaded for whom, and which receipt is pending next. */
export const UploadedPanel = ({ done: { receipt, next, pendingCount }, onNext }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = { name: receipt.partnerName, month: monthWords(receipt.month, language) };
  return (
    <Stack spacing={2}>
      <Alert severity="success" ref={heading} tabIndex={-1}>
        <AlertTitle>{translate('protection.uploaded.title', words)}</AlertTitle>
        {translate(receipt.uploadCount > 1 ? 'protection.uploaded.replaced' : 'protection.uploaded.first', {
          file: receipt.fileName,
        })}
      </Alert>
      <Typography>
        {next
          ? translate('protection.uploaded.next', {
              smart_count: pendingCount,
              name: next.partnerName,
              month: monthWords(next.month, language),
            })
          : translate('protection.uploaded.none')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {next && (
          <Button variant="contained" onClick={() => onNext(next.id)}>
            {translate('protection.uploaded.goOn')}
          </Button>
        )}
        <Button variant="outlined" component={RouterLink} to={paperPath(receipt)}>
          {translate('protection.view.act')}
        </Button>
        <Button component={RouterLink} to={pathOf('protectionList', { type: 'pending' })}>
          {translate('protection.uploaded.list')}
        </Button>
      </Stack>
    </Stack>
  );
};
