import type { AlbumCard } from '@rondo/contract/album-shapes';
import { Images } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Still } from '../../../shared/ui/drawer/still.tsx';
import './album.css';

interface Props {
  card: AlbumCard;
  to: string;
  addressOf: (path: string) => string;
}

/** A store: its newest picture, its name and group, how many there are. The whole card opens it. */
export function StoreCard({ card, to, addressOf }: Props) {
  const t = useT();
  const format = useFormat();
  const { name, path, cover, today, total, latestAt } = card;
  return (
    <Link className="album-card" to={to}>
      <span className="album-cover">
        {cover ? (
          <Still src={addressOf(cover.thumbPath ?? cover.path)} isFilm={cover.mime.startsWith('video/')} />
        ) : (
          <Images size={26} strokeWidth={1.75} aria-hidden />
        )}
        {today > 0 && <span className="album-today num">{t('album.card.today', { count: today })}</span>}
      </span>
      <span className="album-card-text">
        <span className="album-card-name ellipsis" title={name}>
          {name}
        </span>
        <span className="meta ellipsis" title={path}>
          {path || '—'}
        </span>
        <span className="album-card-foot meta num">
          <span>{t('album.card.total', { count: total })}</span>
          <span>{format.ago(latestAt)}</span>
        </span>
      </span>
    </Link>
  );
}
