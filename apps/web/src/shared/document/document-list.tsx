import type { FileRef } from '@rondo/contract/kit/shapes';
import { saveFile } from '../http/download.ts';
import { AttachmentList } from '../ui/form/attachment-list.tsx';

/** Stored documents, each to be saved under its own name. */
export function DocumentList({ label, documents }: { label: string; documents: readonly FileRef[] }) {
  const open = (key: string) => {
    const file = documents.find(({ id }) => id === key);
    if (file) void saveFile(file.path, file.name);
  };
  const attachments = documents.map(({ id, name, sizeBytes }) => ({ key: id, name, sizeBytes }));
  return <AttachmentList label={label} attachments={attachments} onOpen={open} />;
}
