import type { CheckItem } from '@rondo/domain/scoring/template';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Photo } from '../../../shared/ui/drawer/photo-grid.tsx';
import { PhotoPair } from '../../../shared/ui/drawer/photo-pair.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { Session } from '../draft/session.ts';
import { useStandardPhotos } from '../use-standard-photos.ts';
import './standard.css';

interface Props {
  session: Session;
  item: CheckItem;
  /** What was taken, in order. */
  photos: readonly Photo[];
}

/** Holds the photo that was just taken beside a standard photo, or under it with a slider. */
export function CompareStandard(props: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall icon={Columns2} className="standard-compare" onPress={() => setOpen(true)}>
        {t('inspection.photo.compareStandard')}
      </Button>
      {isOpen && (
        <Dialog title={props.item.name} width={960} onClose={() => setOpen(false)}>
          <Compared {...props} />
        </Dialog>
      )}
    </>
  );
}

function Compared({ session, item, photos }: Props) {
  const t = useT();
  const standards = useStandardPhotos(session, item);
  const [standardAt, setStandardAt] = useState(0);
  const [takenAt, setTakenAt] = useState(photos.length - 1);
  const [standard, taken] = [standards[standardAt], photos[takenAt] ?? photos.at(-1)];
  if (!standard || !taken) return null;
  return (
    <div className="standard-compared">
      <Which label={t('ui.photo.standard')} of={standards} at={standardAt} onChange={setStandardAt} />
      <Which label={t('inspection.photo.taken')} of={photos} at={takenAt} onChange={setTakenAt} />
      <PhotoPair
        key={`${standard.key} ${taken.key}`}
        before={standard}
        after={taken}
        beforeLabel={t('ui.photo.standard')}
        afterLabel={t('inspection.photo.taken')}
      />
    </div>
  );
}

interface WhichProps {
  label: string;
  of: readonly Photo[];
  at: number;
  onChange: (at: number) => void;
}

/** Which of several; nothing where there is only one. */
function Which({ label, of, at, onChange }: WhichProps) {
  if (of.length < 2) return null;
  const options = of.map((photo, index) => ({ value: photo.key, label: String(index + 1) }));
  return (
    <div className="standard-which">
      <span className="meta">{label}</span>
      <Segment
        label={label}
        isSmall
        value={of[at]?.key ?? ''}
        options={options}
        onChange={(key) => onChange(of.findIndex((photo) => photo.key === key))}
      />
    </div>
  );
}
