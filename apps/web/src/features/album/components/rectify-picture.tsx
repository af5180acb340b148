import { albumApi } from '@rondo/contract/album';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RectifyDialog } from './rectify-dialog.tsx';

interface Props {
  pictureId: string;
  /** What the form is called where it is opened. */
  title: string;
  /** The picture was captured for this alone. */
  isSpotCheck?: boolean;
  /** It was given up; the picture is still there. */
  onClose: () => void;
  /** The rectification was started. */
  onDone: () => void;
}

/** The form of a rectification for a picture that was put into the gallery just now. */
export default function RectifyPicture({ pictureId, title, isSpotCheck = false, onClose, onDone }: Props) {
  const t = useT();
  const { data: picture, isError, error, refetch } = useCall(albumApi.get, { id: pictureId }, { part: true });
  const addressOf = useAddresses(picture ? [picture.file.thumbPath ?? picture.file.path] : []);
  if (picture) return <RectifyDialog {...{ title, addressOf, isSpotCheck, onClose, onDone }} pictures={[picture]} />;
  return (
    <Dialog title={title} isSheet onClose={onClose}>
      {isError ? (
        <LoadFailure noun={t('album.noun')} failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}
