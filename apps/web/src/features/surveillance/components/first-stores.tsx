import { surveillanceApi } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { Play } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { sizeFor, type Wall, wallOf } from '../wall-layout.ts';

/** Above a wall on which nothing plays: one press shows a camera of each of the first stores. */
export function FirstStores({ isPhone, onShow }: { isPhone: boolean; onShow: (wall: Wall) => void }) {
  const t = useT();
  const found = useCall(surveillanceApi.cameras, { online: '1', ofEachStore: '1', size: 10 });
  const ids = (found.data?.list ?? []).slice(0, LIMIT.cameras.playing).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <p className="first-stores">
      {!isPhone && <span className="meta">{t('surveillance.nothingPlays')}</span>}
      {/* On a phone the choice of a camera is the first thing, and stands below. */}
      <Button
        look={isPhone ? 'default' : 'primary'}
        icon={Play}
        onPress={() => onShow(wallOf(sizeFor(ids.length), ids))}
      >
        {t('surveillance.watchFirst', { count: ids.length })}
      </Button>
    </p>
  );
}
