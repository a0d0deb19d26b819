import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { withinSentence } from '#domain/sentence.ts';
import { HiddenText } from '../HiddenText.tsx';
import { Tip } from '../Tip.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { copyText } from './copyText.ts';

interface Props {
  value: string;
  /** What is copied: "TIN". */
  label: string;
}

const SAID_MS = 2000;

/** Copies a value, and says for two seconds that it did or could not. */
export const CopyButton = ({ value, label }: Props) => {
  const texts = useUiTexts();
  const [said, setSaid] = useState('');
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const name = texts.copyOne.replace('%{label}', withinSentence(label));
  const Icon = said === texts.copied ? CheckIcon : ContentCopyIcon;
  return (
    <>
      <Tip
        title={said || name}
        open={isPointed || said !== ''}
        onOpen={() => setPointed(true)}
        onClose={() => setPointed(false)}
      >
        <IconButton
          size="small"
          aria-label={name}
          onClick={async () => setSaid((await copyText(value)) ? texts.copied : texts.notCopied)}
        >
          <Icon fontSize="inherit" />
        </IconButton>
      </Tip>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
};
