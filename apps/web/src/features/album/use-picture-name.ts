import type { PictureRow } from '@rondo/contract/album-shapes';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** What a picture is called: its camera or kind, and when it was taken. */
export function usePictureName(): (picture: Pick<PictureRow, 'camera' | 'source' | 'takenAt'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ camera, source, takenAt }) =>
    t('album.pictureName', { source: camera || t(`album.source.${source}`), time: format.dateTime(takenAt) });
}
