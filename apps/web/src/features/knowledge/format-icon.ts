import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import type { KnowledgeFormat } from '@rondo/domain/knowledge/file-type';
import {
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  Folder,
  FolderLock,
  Link2,
  type LucideIcon,
  Presentation,
} from 'lucide-react';

const ICONS: Record<KnowledgeFormat, LucideIcon> = {
  pdf: FileType,
  docx: FileText,
  xlsx: FileSpreadsheet,
  pptx: Presentation,
  text: FileText,
  image: FileImage,
  audio: FileAudio,
  video: FileVideo,
};

/** What something is, as an icon; a folder with a list of its own shows a lock. */
export function iconOf({ kind, format, mode }: Pick<KnowledgeNode, 'kind' | 'format' | 'mode'>): LucideIcon {
  if (kind === 'folder') return mode === 'own' ? FolderLock : Folder;
  return kind === 'link' || format === null ? Link2 : ICONS[format];
}
