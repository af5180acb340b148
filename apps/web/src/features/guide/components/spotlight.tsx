import { GUIDE_ITEMS, type GuideItem } from '@rondo/domain/guide';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { GUIDE, type SpotlightStep, shownAt, stepsOf } from '../spotlight-steps.ts';
import './guide.css';

/** The steps of an item over its page: `?guide=<item>`. */
export default function Spotlight({ asked }: { asked: string }) {
  const [params, setParams] = useSearchParams();
  const item = GUIDE_ITEMS.find((one) => one === asked);
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(GUIDE);
    setParams(next, { replace: true });
  };
  return item ? <Steps key={item} item={item} onClose={close} /> : null;
}

/** How long the page has to show what a step points at, ms. */
const PATIENCE_MS = 4_000;
const LOOK_MS = 200;

/** The steps that point at something on this screen, once the page stands; null until then. */
function useShownSteps(item: GuideItem): readonly SpotlightStep[] | null {
  const [steps, setSteps] = useState<readonly SpotlightStep[] | null>(null);
  useEffect(() => {
    let waitedMs = 0;
    const timer = setInterval(() => {
      waitedMs += LOOK_MS;
      const best =
        stepsOf(item)
          .find(({ words }) => words === 'how')
          ?.at.slice(0, 1) ?? [];
      if (!shownAt(best) && waitedMs < PATIENCE_MS) return;
      clearInterval(timer);
      setSteps(stepsOf(item).filter(({ at }) => shownAt(at)));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [item]);
  return steps;
}

function Steps({ item, onClose }: { item: GuideItem; onClose: () => void }) {
  const steps = useShownSteps(item);
  const [at, setAt] = useState(0);
  const step = steps?.[at];
  if (!steps || !step) return null;
  const next = at + 1 < steps.length ? () => setAt(at + 1) : null;
  return <Step key={at} {...{ item, step, at, next, onClose }} of={steps.length} />;
}

interface StepProps {
  item: GuideItem;
  step: SpotlightStep;
  at: number;
  of: number;
  next: (() => void) | null;
  onClose: () => void;
}

function Step({ item, step, at, of, next, onClose }: StepProps) {
  const t = useT();
  const [target] = useState(() => shownAt(step.at));
  const anchor = useRef(target);
  // The mark comes and goes in the same picture as its step.
  useLayoutEffect(() => {
    target?.setAttribute('data-spotlight', '');
    target?.scrollIntoView({ block: 'nearest' });
    return () => target?.removeAttribute('data-spotlight');
  }, [target]);
  const title = t(`guide.item.${item}.title`);
  return (
    <Popover label={title} isOpen onOpenChange={onClose} trigger={() => null} anchor={anchor} className="spotlight">
      <div className="spotlight-head">
        <strong>{title}</strong>
        <button type="button" className="quiet" aria-label={t('guide.step.close')} onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <p>{t(step.words === 'how' ? `guide.item.${item}.how` : `guide.step.${step.words}`)}</p>
      <div className="spotlight-foot">
        <span className="meta num">{t('guide.step.count', { at: at + 1, of })}</span>
        <Button look="primary" onPress={next ?? onClose}>
          {t(next ? 'guide.step.next' : 'guide.step.end')}
        </Button>
      </div>
    </Popover>
  );
}
