import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { ALLOWED, type UploadKind } from '#domain/files/fileRules.ts';

interface Props {
  kind: UploadKind;
  label: string;
  /** Said instead of the label to those who hear the page, where several buttons are called alike. */
  name?: string;
  icon?: ReactNode;
  multiple?: boolean;
  disabled?: boolean;
  variant?: 'text' | 'outlined' | 'contained';
  onFiles: (files: readonly File[]) => void;
}

/** A button that asks for files. */
export const FileButton = (props: Props) => {
  const {
    kind,
    label,
    name = label,
    icon,
    multiple = false,
    disabled,
    variant = 'outlined',
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        startIcon={icon}
        disabled={disabled}
        aria-label={name}
        onClick={() => input.current?.click()}
        sx={{ flexShrink: 0 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        data-upload={name}
        accept={ALLOWED[kind].map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
