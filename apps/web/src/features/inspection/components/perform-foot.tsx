import { Camera, ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Given } from '../use-answering.ts';
import type { Onward } from '../use-place.ts';
import { UndoBar } from './undo-bar.tsx';

type Props = {
  itemId: string;
  isFirst: boolean;
  leadsTo: Onward;
  hasCamera: boolean;
  given: Given | null;
  onUndo: () => void;
  onPrevious: () => void;
  onCamera: () => void;
  onOnward: () => void;
  /** The answer, where it has its place at the thumb. */
  children: ReactNode;
};

/**
 * What is at the thumb and never moves: the answer, then previous 52, camera 116 in ink, next the rest. It grows upwards only, and a
 * button that an item has no use for stays at its place, disabled.
 */
export function PerformFoot(props: Props) {
  const { itemId, isFirst, leadsTo, hasCamera, given, onUndo, onPrevious, onCamera, onOnward, children } = props;
  const t = useT();
  const guard = useDoubleTapGuard(itemId);
  return (
    <footer className="perform-foot" onClickCapture={guard}>
      <UndoBar given={given} onUndo={onUndo} />
      {children}
      <div className="foot-row">
        <button type="button" className="foot-next" aria-keyshortcuts="ArrowRight" onClick={onOnward}>
          {leadsTo.to === 'gap'
            ? t('inspection.perform.nextGap', { count: leadsTo.gaps })
            : t(leadsTo.to === 'review' ? 'inspection.perform.review' : 'inspection.perform.next')}
          <ChevronRight size={18} strokeWidth={2} aria-hidden />
        </button>
        <button
          type="button"
          className="foot-previous"
          aria-label={t('inspection.perform.previous')}
          disabled={isFirst}
          onClick={onPrevious}
        >
          <ChevronLeft size={20} strokeWidth={2} aria-hidden />
        </button>
        <button type="button" className="foot-camera" disabled={!hasCamera} onClick={onCamera}>
          <Camera size={20} strokeWidth={1.75} aria-hidden />
          {t('inspection.perform.camera')}
        </button>
      </div>
    </footer>
  );
}

/** Two taps closer than this are one tap of a nervous finger, ms. */
const DOUBLE_TAP_MS = 300;

/** Swallows the second tap of a double tap, which would answer the item that has just come under the finger. */
function useDoubleTapGuard(itemId: string) {
  const cameAt = useRef(0);
  useEffect(() => {
    if (itemId) cameAt.current = performance.now();
  }, [itemId]);
  return (event: MouseEvent) => {
    if (event.detail > 1 && event.timeStamp - cameAt.current < DOUBLE_TAP_MS) event.stopPropagation();
  };
}
