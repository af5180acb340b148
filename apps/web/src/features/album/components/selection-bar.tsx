import { albumApi } from '@rondo/contract/album';
import type { PictureRow } from '@rondo/contract/album-shapes';
import { isFilm } from '@rondo/domain/album';
import { LIMIT } from '@rondo/domain/limit';
import { UPLOAD } from '@rondo/domain/upload';
import {
  BadgeCheck,
  Columns2,
  Download,
  Eye,
  EyeOff,
  FolderMinus,
  FolderPlus,
  ScanSearch,
  Share2,
  Trash2,
  Wrench,
} from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import type { Act } from '../use-quick-acts.ts';
import type { Selection } from '../use-selection.ts';

interface Props {
  /** What is ticked and on screen. */
  chosen: readonly PictureRow[];
  selection: Selection;
  isInCollection: boolean;
  onAct: (kind: Act, pictures: readonly PictureRow[]) => void;
}

/** What can be done with the ticked pictures; what cannot be done with these is off. */
export function SelectionBar({ chosen, selection, isInCollection, onAct }: Props) {
  const t = useT();
  const can = useCall(albumApi.counts, {}).data?.can;
  const isOneShop = new Set(chosen.map(({ shop }) => shop.id)).size === 1;
  const isHidden = chosen.some((one) => one.isHidden);
  const act = (kind: Act, label: string, icon: typeof Download, isDisabled = false) => ({
    ...{ key: kind, label, icon, isDisabled, run: () => onAct(kind, chosen) },
  });
  const hasFilm = chosen.some(({ source }) => isFilm(source));
  const isTooMany = chosen.length > UPLOAD.picture.files;
  return (
    <BulkBar
      count={selection.ids.length}
      onClear={selection.clear}
      actions={[
        act('download', t('album.act.download'), Download, chosen.length > LIMIT.album.select),
        act('share', t('album.act.share'), Share2),
        ...(can?.rectify ? [act('rectify', t('album.act.rectify'), Wrench, !isOneShop || isTooMany || hasFilm)] : []),
        act('collect', t('album.act.collect'), FolderPlus),
        ...(isInCollection ? [act('uncollect', t('album.act.uncollect'), FolderMinus)] : []),
        act('compare', t('album.act.compare'), Columns2, chosen.length !== 2 || hasFilm),
        ...(can?.dispatch ? [act('inspect', t('album.act.inspect'), ScanSearch)] : []),
        ...(can?.standardPhoto
          ? [act('standard', t('album.act.standard'), BadgeCheck, chosen.length > LIMIT.photo.standard || hasFilm)]
          : []),
        isHidden ? act('show', t('album.act.show'), Eye) : act('hide', t('album.act.hide'), EyeOff),
        act(
          'remove',
          t('album.act.remove'),
          Trash2,
          chosen.some((one) => one.isEvidence),
        ),
      ]}
    />
  );
}
