import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import './file-drop.css';

/** The control comes when it is shown. */
const FileDropBox = lazyPart(() => import('./file-drop-box.tsx'));

interface Props {
  /** What is to be done: the name of the button. */
  label: string;
  /** Ends of the names of the files, `.xlsx`. */
  accept: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  /** What is taken: kinds, sizes. */
  children?: ReactNode;
}

/** A place to drop files on, to paste them into, or to press and choose them. Sending them is the page's business. */
export function FileDrop(props: Props) {
  return (
    <Suspense fallback={<div className="file-drop" />}>
      <FileDropBox {...props} />
    </Suspense>
  );
}
