import { useRef } from 'react';
import { ALLOWED, type UploadKind } from '#domain/files/fileRules.ts';

interface Props {
  kind: UploadKind;
  label: string;
  /** Said instead of the label to those who hear the page, where several are called alike. */
  name: string;
  /** Opens this camera on a phone; without it a file is chosen. */
  camera?: 'environment' | 'user' | undefined;
  className: string;
  onFile: (file: File) => void;
}

const accepted = (kind: UploadKind): string => ALLOWED[kind].map((extension) => `.${extension}`).join(',');

/** A button that opens the camera, or asks for a file. */
export const PickButton = ({ kind, label, name, camera, className, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-upload={name}
        accept={camera ? 'image/*' : accepted(kind)}
        capture={camera}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
