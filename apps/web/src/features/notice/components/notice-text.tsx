import type { FileRef } from '@rondo/contract/kit/shapes';
import type { RichBlock } from '@rondo/domain/rich-text';
import { DocumentList } from '../../../shared/document/document-list.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { RichView } from '../../../shared/ui/rich/rich-view.tsx';
import { NoticeFilm } from './notice-film.tsx';

interface Props {
  content: readonly RichBlock[];
  files: readonly FileRef[];
  documents: readonly FileRef[];
  films: readonly FileRef[];
}

/** What an announcement says, as its reader sees it: its text, then its film, pictures and documents. */
export function NoticeText({ content, files, documents, films }: Props) {
  const t = useT();
  const photos = usePhotos(files, t('notice.field.files'));
  return (
    <div className="notice-text">
      <RichView blocks={content} />
      {films.map((film) => (
        <NoticeFilm key={film.id} film={film} />
      ))}
      {photos.length > 0 && <PhotoGrid photos={photos} size={96} />}
      {documents.length > 0 && <DocumentList label={t('notice.field.documents')} documents={documents} />}
    </div>
  );
}
