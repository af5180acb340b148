import { Pause, Square } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { PatrolState } from './use-patrol.ts';

/** Where a round stands, and its end. */
export function PatrolBar({ round, isHeld }: { round: PatrolState; isHeld: boolean }) {
  const t = useT();
  const { page, pages, progress, patrol } = round;
  return (
    <div className="patrol-bar">
      <span className="num" role="status">
        {pages === 0 ? t('surveillance.patrol.noneOnline') : t('surveillance.patrol.at', { page: page + 1, pages })}
      </span>
      <progress
        max={1}
        value={progress}
        aria-label={t('surveillance.patrol.next', { seconds: patrol?.seconds ?? 0 })}
      />
      {isHeld && (
        <span className="patrol-held">
          <Pause size={14} strokeWidth={1.75} aria-hidden />
          {t('surveillance.patrol.held')}
        </span>
      )}
      <Button isSmall icon={Square} onPress={round.stop}>
        {t('surveillance.patrol.stop')}
      </Button>
    </div>
  );
}
