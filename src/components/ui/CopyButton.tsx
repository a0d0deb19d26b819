import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { Tip } from './Tip.tsx';
import { useUiTexts } from './uiTexts.tsx';

/** Copies a value and says so for two seconds. */
export const CopyButton = ({ value, label }: { value: string; label?: string }) => {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const name = `${texts.copy}${label ? ` ${label}` : ''}`;
  return (
    <Tip title={copied ? texts.copied : name}>
      <IconButton size="small" onClick={copy} aria-label={copied ? texts.copied : name}>
        {copied ? <CheckIcon fontSize="inherit" /> : <ContentCopyIcon fontSize="inherit" />}
      </IconButton>
    </Tip>
  );
};
