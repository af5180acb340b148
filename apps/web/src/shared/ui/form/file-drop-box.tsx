import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type DropItem, DropZone, FileTrigger, Text } from 'react-aria-components';
import { AriaLocale } from '../aria-locale.tsx';

interface Props {
  label: string;
  accept: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** The control of a `FileDrop`. */
export default function FileDropBox(props: Props) {
  const { label, accept, isMultiple = false, isDisabled = false, onFiles, children } = props;
  const take = (files: readonly File[]) => files.length > 0 && onFiles(isMultiple ? [...files] : files.slice(0, 1));
  return (
    <AriaLocale>
      <DropZone
        className="file-drop"
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void filesOf(items).then(take)}
      >
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button className="file-drop-press" isDisabled={isDisabled}>
            <Upload size={26} strokeWidth={1.75} aria-hidden />
            <Text slot="label">{label}</Text>
            {children}
          </Button>
        </FileTrigger>
      </DropZone>
    </AriaLocale>
  );
}

/** Folders and dragged texts are left out. */
function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
