import { Camera, ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

type Props = {
  isFirst: boolean;
  isLast: boolean;
  hasCamera: boolean;
  onPrevious: () => void;
  onCamera: () => void;
  onNext: () => void;
};

/** Previous 52, camera 116 in ink, next the rest. */
export function PerformFoot({ isFirst, isLast, hasCamera, onPrevious, onCamera, onNext }: Props) {
  const t = useT();
  return (
    <footer className="perform-foot">
      <button
        type="button"
        className="foot-previous"
        aria-label={t('inspection.perform.previous')}
        disabled={isFirst}
        onClick={onPrevious}
      >
        <ChevronLeft size={20} strokeWidth={2} aria-hidden />
      </button>
      {hasCamera && (
        <button type="button" className="foot-camera" onClick={onCamera}>
          <Camera size={20} strokeWidth={1.75} aria-hidden />
          {t('inspection.perform.camera')}
        </button>
      )}
      <button type="button" className="foot-next" onClick={onNext}>
        {t(isLast ? 'inspection.perform.review' : 'inspection.perform.next')}
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </button>
    </footer>
  );
}
