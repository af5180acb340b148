import { PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Answer } from '@rondo/domain/answer';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { fewestPhotos } from '@rondo/domain/scoring/missing';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { Camera, ImagePlus, PenLine, TriangleAlert, Undo2, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { type Photo, PhotoButton } from '../../../shared/ui/drawer/photo-grid.tsx';
import '../../../shared/ui/drawer/photo.css';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { Live } from '../draft/live.ts';
import type { Session } from '../draft/session.ts';
import { useAnswerPhotos } from '../use-answer-photos.ts';
import type { useMarkUp } from '../use-mark-up.ts';
import { CompareStandard } from './compare-standard.tsx';

const Viewer = lazyPart(() => import('../../../shared/ui/drawer/photo-viewer.tsx'));
const MarkEditor = lazyPart(() => import('../../../shared/photo/mark/mark-editor.tsx'));

type Props = {
  session: Session;
  item: CheckItem;
  answer: Answer;
  draft: DraftState;
  live: Live;
  onCamera: () => void;
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  marks: ReturnType<typeof useMarkUp>;
};

/** The pictures of an item: how many there are and must be, thumbnails of 72 with their upload, one more. */
export function PhotoCard({ session, item, answer, draft, live, onCamera, onFiles, onRemove, marks }: Props) {
  const t = useT();
  const [at, setAt] = useState<number | null>(null);
  const [marked, setMarked] = useState<Photo | null>(null);
  const photos = useAnswerPhotos({ ids: answer.photos, of: item.name }, draft, live);
  const fewest = fewestPhotos(item, itemResult(item, answer).result === 'fail');
  const fileOf = (id: string) => draft.files.find((file) => file.id === id);
  const startMarking = (photo: Photo) => {
    setAt(null);
    setMarked(photo);
  };
  const hasRoom = answer.photos.length < item.photo.max;
  return (
    <section className="answer-card photo-card" aria-label={t('inspection.photo.title')}>
      <div className="answer-head">
        <span>{t('inspection.photo.title')}</span>
        <span className="photo-count num">
          {answer.photos.length} / {item.photo.max}
          {fewest > 0 && ` · ${t('inspection.photo.atLeast', { count: fewest })}`}
        </span>
        {item.photo.cameraOnly && (
          <span className="photo-rule">
            <Camera size={14} strokeWidth={1.75} aria-hidden />
            {t('inspection.photo.cameraOnly')}
          </span>
        )}
      </div>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.key}>
            <PhotoButton photo={photo} style={{ width: 72, height: 72 }} onClick={() => setAt(index)}>
              <UploadMark photo={photo} />
            </PhotoButton>
            <button
              type="button"
              className="photo-remove"
              aria-label={t('inspection.photo.remove', { index: index + 1 })}
              onClick={() => onRemove(photo.key)}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
        {hasRoom && (
          <li>
            <AddTile item={item} isAgain={answer.photos.length > 0} onCamera={onCamera} onFiles={onFiles} />
          </li>
        )}
      </ul>
      {photos.map((photo, index) =>
        photo.refusal ? (
          <p key={photo.key} role="alert" className="photo-refused">
            {t('inspection.photo.name', { index: index + 1 })}:{' '}
            {t('inspection.photo.refused', { reason: photo.refusal })}
          </p>
        ) : null,
      )}
      {item.standardPhotos.length > 0 && photos.length > 0 && (
        <CompareStandard session={session} item={item} photos={photos} />
      )}
      {at !== null && (
        <Suspense fallback={null}>
          <Viewer
            photos={photos}
            start={at}
            acts={({ key }) => {
              const photo = photos.find((one) => one.key === key);
              return photo && <MarkActs photo={photo} file={fileOf(key)} marks={marks} onMark={startMarking} />;
            }}
            onClose={() => setAt(null)}
          />
        </Suspense>
      )}
      {marked && (
        <Suspense fallback={null}>
          <MarkEditor
            src={marked.src}
            isBusy={marks.isBusy}
            onDone={(picture) => void marks.mark(marked.key, picture).then((isDone) => isDone && setMarked(null))}
            onClose={() => setMarked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

type MarkActsProps = {
  photo: ReturnType<typeof useAnswerPhotos>[number];
  file: FileRef | undefined;
  marks: Props['marks'];
  onMark: (photo: Photo) => void;
};

/** Drawing on a picture, and taking the marks off again. One that is still on its way has no original to keep yet. */
function MarkActs({ photo, file, marks, onMark }: MarkActsProps) {
  const t = useT();
  const name = t(photo.isWaiting ? 'ui.mark.later' : 'ui.mark.title');
  return (
    <>
      <button type="button" aria-label={name} title={name} disabled={photo.isWaiting} onClick={() => onMark(photo)}>
        <PenLine size={20} aria-hidden />
      </button>
      {file?.original && (
        <button
          type="button"
          aria-label={t('ui.mark.remove')}
          title={t('ui.mark.remove')}
          onClick={() => marks.unmark(photo.key)}
        >
          <Undo2 size={20} aria-hidden />
        </button>
      )}
    </>
  );
}

function UploadMark({ photo }: { photo: ReturnType<typeof useAnswerPhotos>[number] }) {
  const t = useT();
  if (photo.refusal) {
    return (
      <span className="photo-state" data-tone="bad">
        <TriangleAlert size={16} aria-hidden />
      </span>
    );
  }
  if (!photo.isWaiting) return null;
  const percent = photo.share === null ? null : Math.round(photo.share * 100);
  return (
    <span className="photo-state">
      <span className="visually-hidden">
        {percent === null ? t('inspection.photo.waiting') : t('inspection.photo.uploading', { percent })}
      </span>
      <i style={{ width: `${percent ?? 0}%` }} />
    </span>
  );
}

function AddTile({
  item,
  isAgain,
  onCamera,
  onFiles,
}: { item: CheckItem; isAgain: boolean } & Pick<Props, 'onCamera' | 'onFiles'>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  if (item.photo.cameraOnly) {
    return (
      <button type="button" className="photo-add" onClick={onCamera}>
        <Camera size={20} strokeWidth={1.75} aria-hidden />
        {t(isAgain ? 'inspection.photo.again' : 'inspection.photo.take')}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="photo-add" onClick={() => input.current?.click()}>
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        {t('inspection.photo.pick')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES}
        aria-label={t('inspection.photo.pick')}
        onChange={({ target }) => {
          onFiles(fitting([...(target.files ?? [])], () => toast.warn(t('inspection.photo.tooLarge'))));
          target.value = '';
        }}
      />
    </>
  );
}

/** The files that are small enough to be uploaded at all. */
export function fitting(files: readonly File[], onTooLarge: () => void): File[] {
  const kept = files.filter((file) => file.size <= PHOTO_UPLOAD.maxBytes);
  if (kept.length < files.length) onTooLarge();
  return kept;
}
