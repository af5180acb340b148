import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import '../plain.css';

type Props = {
  label: string;
  /** `accept` of the file input: `image/*`, `.xlsx`. */
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
  /** `tile` is the dashed 72 px square after photos. */
  look?: 'button' | 'tile';
  onFiles: (files: File[]) => void;
};

/** Picks files and hands them over; sending them is the page's business. */
export function UploadButton(props: Props) {
  const {
    label,
    accept,
    isMultiple = false,
    isBusy = false,
    isDisabled = false,
    icon,
    look = 'button',
    onFiles,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={look === 'tile' ? 'upload-tile' : 'button'}
        disabled={isDisabled || isBusy}
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {icon ?? <Upload size={16} strokeWidth={1.75} aria-hidden />}
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
