import type { PictureRow } from '@rondo/contract/album-shapes';
import { isFilm } from '@rondo/domain/album';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { CalendarClock, EyeOff, PenLine, ShieldCheck } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { PhotoButton } from '../../../shared/ui/drawer/photo-grid.tsx';
import { usePictureName } from '../use-picture-name.ts';
import type { Selection } from '../use-selection.ts';
import './album.css';

/** Height of a row of pictures. */
const ROW_PX = 168;

interface Props {
  day: string;
  pictures: readonly PictureRow[];
  addressOf: (path: string) => string;
  selection: Selection;
  hasShops: boolean;
  onOpen: (id: string) => void;
}

/** The pictures of a day: rows of one height, each picture as wide as it is. */
export function DayGrid({ day, pictures, addressOf, selection, hasShops, onOpen }: Props) {
  const t = useT();
  const ids = pictures.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  return (
    <section className="album-day" aria-label={day}>
      <header className="album-day-head">
        <h2>{day}</h2>
        <span className="meta num">{t('album.dayCount', { count: pictures.length })}</span>
        <Checkbox
          label={t('album.selectDay')}
          isChecked={chosen === ids.length}
          isPartly={chosen > 0 && chosen < ids.length}
          onChange={(isOn) => selection.set(ids, isOn)}
        />
      </header>
      <ul className="album-pictures">
        {pictures.map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            src={addressOf(picture.file.thumbPath ?? picture.file.path)}
            selection={selection}
            hasShop={hasShops}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

interface TileProps extends Pick<Props, 'selection' | 'onOpen'> {
  picture: PictureRow;
  src: string;
  hasShop: boolean;
}

function Tile({ picture, src, selection, hasShop, onOpen }: TileProps) {
  const t = useT();
  const format = useFormat();
  const name = usePictureName()(picture);
  const { id, file, isEvidence, isHidden } = picture;
  const ratio = (file.width ?? 4) / (file.height ?? 3);
  const soon = addDays(format.civilDay(new Date()), LIMIT.album.toldDays);
  const isExpiring = picture.expiresOn !== null && picture.expiresOn <= soon;
  const what = picture.camera || t(`album.source.${picture.source}`);
  return (
    <li data-selected={selection.has(id)} style={{ flex: `${ratio} 1 ${Math.round(ROW_PX * ratio)}px` }}>
      <span className="album-tick">
        <Checkbox
          label={t('album.select', { name })}
          isLabelHidden
          isChecked={selection.has(id)}
          onChange={(isOn) => selection.set([id], isOn)}
        />
      </span>
      <PhotoButton photo={{ key: id, src, name, isFilm: isFilm(picture.source) }} onClick={() => onOpen(id)}>
        <span className="album-strip">
          <span className="ellipsis">{hasShop ? picture.shop.name : what}</span>
          {file.original && <PenLine size={14} aria-label={t('album.marked')} />}
          {isEvidence && <ShieldCheck size={14} aria-label={t('album.evidence')} />}
          {isExpiring && (
            <CalendarClock size={14} aria-label={t('album.expires', { day: format.day(picture.expiresOn) })} />
          )}
          {isHidden && <EyeOff size={14} aria-label={t('album.hidden')} />}
          <span className="num">{format.time(picture.takenAt)}</span>
        </span>
      </PhotoButton>
    </li>
  );
}
