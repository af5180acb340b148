import { type CameraCheckFrame, cameraCheckApi } from '@rondo/contract/camera-check';
import type { CheckedKind } from '@rondo/domain/camera-check';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { useCan } from '../../../shared/session/me.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import './camera-check.css';

interface Props {
  objectKind: CheckedKind;
  objectId: string;
}

/** What the store's camera showed at the moments of an object; nothing where none was asked, or the reader is not to know. */
export function CameraFrames({ objectKind, objectId }: Props) {
  const t = useT();
  const may = useCan()('image_library_view');
  const asked = { objectKind, objectId };
  const { data } = useCall(cameraCheckApi.frames, asked, { enabled: may, part: true, hideErrors: true });
  if (!data || data.length === 0) return null;
  return (
    <DrawerSection title={t('cameraCheck.title')}>
      {objectKind === 'check_in' && <p className="meta">{t('cameraCheck.onlyReviewers')}</p>}
      <ul className="camera-frames">
        {data.map((frame) => (
          <Frame key={frame.id} frame={frame} />
        ))}
      </ul>
    </DrawerSection>
  );
}

function Frame({ frame }: { frame: CameraCheckFrame }) {
  const t = useT();
  const format = useFormat();
  const { moment, at, camera, takenAt, cause, file } = frame;
  const name = `${t(`cameraCheck.moment.${moment}`)} · ${camera}`;
  const photos = usePhotos(file ? [file] : [], name);
  return (
    <li>
      <strong>{name}</strong>
      <span className="meta num">{format.dateTimeFull(takenAt ?? at)}</span>
      {photos.length > 0 && <PhotoGrid photos={photos} size={135} ratio={16 / 9} />}
      {takenAt !== null && !file && <span className="meta">{t('cameraCheck.gone')}</span>}
      {takenAt === null && (
        <span className="meta">
          {cause === null
            ? t('cameraCheck.waiting')
            : t('cameraCheck.missed', { cause: t(`cameraCheck.cause.${cause}`) })}
        </span>
      )}
    </li>
  );
}
