import {
  KNOWLEDGE_ENDINGS,
  KNOWLEDGE_FILES,
  KNOWLEDGE_FORMATS,
  knowledgeBytes,
} from '@rondo/domain/knowledge/file-type';
import { Upload } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type PickedFile, pickedFiles } from './dropped-files.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  /** Where they go. */
  folderName: string;
  onFiles: (files: PickedFile[]) => void;
  onClose: () => void;
}

/** Files or a whole folder to be chosen or dropped, with what is taken. */
export function UploadDialog({ folderName, onFiles, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (picked: PickedFile[]) => {
    if (picked.length === 0) return;
    onFiles(picked);
    onClose();
  };
  const { isOver, target } = useFileDrop(true, take);
  const sizes = [...new Set(KNOWLEDGE_FORMATS.map(knowledgeBytes))].toSorted((a, b) => a - b);
  const of = (bytes: number) =>
    format.list(
      KNOWLEDGE_FORMATS.filter((one) => knowledgeBytes(one) === bytes).map((one) => t(`knowledge.format.${one}`)),
    );
  return (
    <Dialog title={t('knowledge.upload.title')} isSheet onClose={onClose}>
      <div className="upload-drop" data-over={isOver} {...target}>
        <Upload size={26} strokeWidth={1.75} aria-hidden />
        <p>{t('knowledge.upload.dropHere', { folder: folderName })}</p>
        <div className="upload-drop-acts">
          <Button look="primary" onPress={() => files.current?.click()}>
            {t('knowledge.upload.chooseFiles')}
          </Button>
          <Button onPress={() => folder.current?.click()}>{t('knowledge.upload.chooseFolder')}</Button>
        </div>
        <Chooser input={files} label={t('knowledge.upload.chooseFiles')} onFiles={take} />
        <Chooser input={folder} label={t('knowledge.upload.chooseFolder')} isFolder onFiles={take} />
      </div>
      <ul className="meta upload-limits">
        <li>{t('knowledge.upload.most', { max: KNOWLEDGE_FILES })}</li>
        {sizes.map((bytes) => (
          <li key={bytes}>{t('knowledge.upload.size', { formats: of(bytes), size: format.bytes(bytes) })}</li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ChooserProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isFolder?: boolean;
  onFiles: (files: PickedFile[]) => void;
}

function Chooser({ input, label, isFolder = false, onFiles }: ChooserProps) {
  return (
    <input
      ref={(element) => {
        input.current = element;
        element?.toggleAttribute('webkitdirectory', isFolder);
      }}
      type="file"
      hidden
      multiple
      aria-label={label}
      accept={isFolder ? undefined : KNOWLEDGE_ENDINGS.join()}
      onChange={(event) => {
        onFiles(pickedFiles([...(event.target.files ?? [])]));
        event.target.value = '';
      }}
    />
  );
}
