import { albumApi } from '@rondo/contract/album';
import type { PictureRow } from '@rondo/contract/album-shapes';
import { isFilm } from '@rondo/domain/album';
import { PenLine, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import type { Photo } from '../../../shared/ui/drawer/photo.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useMark } from '../use-mark.ts';
import { usePictureName } from '../use-picture-name.ts';
import type { Act } from '../use-quick-acts.ts';
import { PicturePanel } from './picture-panel.tsx';

const Viewer = lazyPart(() => import('../../../shared/ui/drawer/photo-viewer.tsx'));
const MarkEditor = lazyPart(() => import('../../../shared/photo/mark/mark-editor.tsx'));

interface Props {
  pictures: readonly PictureRow[];
  openId: string;
  onMove: (id: string) => void;
  onAct: (kind: Act, pictures: readonly PictureRow[]) => void;
  onClose: () => void;
}

/** Pictures over the whole window with what is known of each; only the open one and those beside it are loaded in full. */
export default function PictureViewer({ pictures, openId, onMove, onAct, onClose }: Props) {
  const t = useT();
  const nameOf = usePictureName();
  const [isMarking, setMarking] = useState(false);
  const isListed = pictures.some(({ id }) => id === openId);
  // A link may open one that is further down than what is on screen.
  const single = useCall(albumApi.get, { id: openId }, { enabled: !isListed }).data;
  const shown: readonly PictureRow[] = isListed ? pictures : single ? [single] : [];
  const at = shown.findIndex(({ id }) => id === openId);
  const near = shown.filter((_, index) => Math.abs(index - at) <= 1);
  const addressOf = useAddresses(
    near.flatMap(({ file }) => [file.path, ...(file.original ? [file.original.path] : [])]),
  );
  const mark = useMark(openId, () => setMarking(false));
  const open = shown[at];
  if (!open) return null;
  const photos = shown.map(
    (one): Photo => ({
      ...{ key: one.id, src: addressOf(one.file.path), name: nameOf(one), fileName: one.file.name },
      ...(isFilm(one.source) ? { isFilm: true } : {}),
      ...(one.file.original ? { original: addressOf(one.file.original.path) } : {}),
    }),
  );
  if (isMarking) {
    const below = open.file.original?.path ?? open.file.path;
    return (
      <Suspense fallback={null}>
        <MarkEditor src={addressOf(below)} isBusy={mark.isBusy} onDone={mark.lay} onClose={() => setMarking(false)} />
      </Suspense>
    );
  }
  return (
    <Viewer
      photos={photos}
      start={at}
      acts={() =>
        !isFilm(open.source) && (
          <>
            <Tap name={t('ui.mark.title')} icon={PenLine} onTap={() => setMarking(true)} />
            {open.file.original && <Tap name={t('ui.mark.remove')} icon={Undo2} onTap={mark.takeOff} />}
          </>
        )
      }
      panel={(photo) => <PicturePanel key={photo.key} id={photo.key} onAct={(kind) => onAct(kind, [open])} />}
      onMove={(photo) => onMove(photo.key)}
      onClose={onClose}
    />
  );
}

function Tap({ name, icon: Icon, onTap }: { name: string; icon: typeof PenLine; onTap: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onTap}>
      <Icon size={20} aria-hidden />
    </button>
  );
}
