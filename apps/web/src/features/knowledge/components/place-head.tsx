import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import type { Place } from '../use-place.ts';
import { placeName, Rail } from './rail.tsx';

interface Props {
  place: Place;
  way: readonly string[];
}

/** The rail beside the list; on the phone a sheet that opens from the name of the place. */
export function PlaceRail({ place: { set, folderId, view }, way }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const rail = { set, folderId, way, view };
  if (!isPhone) return <Rail {...rail} />;
  return (
    <>
      <button type="button" className="knowledge-place" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="ellipsis">{placeName(set, t)}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Dialog title={t('knowledge.places')} isSheet onClose={() => setOpen(false)}>
          <Rail {...rail} onGo={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
