import { useRef } from 'react';
import { SHEET_EXTENSIONS } from '#domain/applicants/branchSheet.ts';

interface Props {
  label: string;
  className: string;
  onFile: (file: File) => void;
}

/** A button that asks for a spreadsheet. Phones know its kind by its type alone, others by the end of its name. */
export const PickSheet = ({ label, className, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-upload={label}
        accept={ACCEPTED}
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

const ACCEPTED = [
  ...SHEET_EXTENSIONS.map((extension) => `.${extension}`),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
].join(',');
