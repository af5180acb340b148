import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Nobody touched anything for so long, ms, while four or more pictures play: somebody is asked, and has a minute. */
const IDLE_MS = 10 * 60_000;
const ANSWER_S = 60;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

interface Props {
  /** There is enough playing to be worth asking. */
  isOn: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

/** Pictures that nobody looks at cost the line of the store: asks, then pauses, until somebody goes on. */
export function StillWatching({ isOn, isPaused, onPause }: Props) {
  const t = useT();
  const [leftS, setLeftS] = useState<number | null>(null);
  const isAsking = leftS !== null;
  const ask = useEffectEvent(() => setLeftS(ANSWER_S));
  useEffect(() => {
    if (!isOn || isPaused || isAsking) return;
    let timer = setTimeout(ask, IDLE_MS);
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, IDLE_MS);
    };
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touch);
    };
  }, [isOn, isPaused, isAsking]);
  const count = useEffectEvent(() => {
    if (leftS === null) return;
    if (leftS > 1) return setLeftS(leftS - 1);
    setLeftS(null);
    onPause(true);
  });
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [isAsking]);
  const goOn = () => {
    setLeftS(null);
    onPause(false);
  };
  if (!isAsking && !isPaused) return null;
  return (
    <Dialog
      title={t(isPaused ? 'surveillance.idle.paused' : 'surveillance.idle.title')}
      width={400}
      onClose={goOn}
      footer={
        <Button look="primary" onPress={goOn}>
          {t('surveillance.idle.goOn')}
        </Button>
      }
    >
      <p>{isPaused ? t('surveillance.idle.pausedHint') : t('surveillance.idle.hint', { seconds: leftS ?? 0 })}</p>
    </Dialog>
  );
}
