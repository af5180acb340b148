import type { FileRef } from '@rondo/contract/kit/shapes';
import { Suspense } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type CaptureTarget, LivePanel } from '../../surveillance/index.ts';
import { answerOf, type DraftState } from '../draft/draft-state.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import type { Session } from '../draft/session.ts';
import { takesPhotos } from '../draft/takes-photos.ts';

interface Props {
  session: Session;
  draft: DraftState;
  /** The item on screen; undefined while contents or review are shown instead. */
  row: ItemRow | undefined;
}

/** The live pictures of the store beside a remote inspection: what is captured hangs on the item at hand. */
export function RemotePart({ session, draft, row }: Props) {
  const { taskId, shop } = session.sheet;
  const target = useCaptureTarget({ session, draft, row });
  return (
    <Suspense fallback={<Spinner />}>
      <LivePanel taskId={taskId} shopId={shop.id} target={target} />
    </Suspense>
  );
}

function useCaptureTarget({ session, draft, row }: Props): CaptureTarget {
  const t = useT();
  if (!row) return { name: '', places: [], blocked: t('inspection.remote.chooseItem'), onCaptured: () => undefined };
  const { item } = row;
  const answer = answerOf(draft, item.id);
  const blocked =
    !takesPhotos(item) || answer.na || row.carriedFrom !== null
      ? t('inspection.remote.noPhotos')
      : answer.photos.length >= item.photo.max
        ? t('inspection.photo.full', { count: item.photo.max })
        : null;
  return { name: item.name, places: item.cameraPlaces, blocked, onCaptured: (file) => attach(session, item.id, file) };
}

/** Hangs a picture that the server took itself on an answer. */
function attach(session: Session, itemId: string, file: FileRef): void {
  const draft = session.draft.get();
  session.draft.set({ ...draft, files: [...draft.files, file] });
  session.answer(itemId, { photos: [...answerOf(draft, itemId).photos, file.id] });
}
