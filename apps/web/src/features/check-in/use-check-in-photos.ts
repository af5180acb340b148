import type { OwnCheckIn } from '@rondo/contract/check-in-shapes';
import { useT } from '../../shared/i18n.tsx';
import { usePhotos } from '../../shared/photo/use-photos.ts';

/** The pictures of a check-in: of the store front, then of whoever inspects. */
export function useCheckInPhotos({ photo, selfie }: Pick<OwnCheckIn, 'photo' | 'selfie'>) {
  const t = useT();
  const front = usePhotos(photo ? [photo] : [], t('checkIn.photo'));
  const own = usePhotos(selfie ? [selfie] : [], t('checkIn.selfie'));
  return [...front, ...own];
}
