import type { WatchedCamera } from '@rondo/contract/surveillance';
import { ChevronLeft, ChevronRight, ClipboardCheck, Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { WallState } from './use-wall.ts';

interface Props {
  wall: WallState;
  cameras: ReadonlyMap<string, WatchedCamera>;
  onTree: () => void;
  onInspect: (() => void) | null;
}

/** Below the one picture of a phone: the others, to be pressed or swiped to. */
export function PhonePager({ wall, cameras, onTree, onInspect }: Props) {
  const t = useT();
  const playing = wall.wall.cells.flatMap((id, at) => (id === null ? [] : [{ id, at }]));
  const place = playing.findIndex(({ at }) => at === wall.alone);
  const go = (by: number) => {
    const next = playing[(place + by + playing.length) % playing.length];
    if (next) wall.showAlone(next.at);
  };
  return (
    <nav className="phone-pager" aria-label={t('surveillance.wall')}>
      {playing.length > 1 && (
        <p className="phone-pager-steps">
          <button type="button" className="quiet" aria-label={t('surveillance.before')} onClick={() => go(-1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </button>
          <span className="num">
            {place + 1} / {playing.length}
          </span>
          <button type="button" className="quiet" aria-label={t('surveillance.after')} onClick={() => go(1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </p>
      )}
      <ul>
        {playing.map(({ id, at }) => {
          const camera = cameras.get(id);
          return (
            <li key={id}>
              <button
                type="button"
                className="saved-view"
                aria-current={at === wall.alone}
                onClick={() => wall.showAlone(at)}
              >
                <strong className="ellipsis">{camera?.shop.name ?? '…'}</strong>
                <span className="ellipsis">{camera?.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button look={playing.length === 0 ? 'primary' : 'default'} icon={Plus} onPress={onTree}>
        {t('surveillance.chooseCamera')}
      </Button>
      {onInspect && (
        <Button icon={ClipboardCheck} onPress={onInspect}>
          {t('surveillance.inspect.act')}
        </Button>
      )}
    </nav>
  );
}
