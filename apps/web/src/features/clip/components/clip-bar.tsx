import type { WatchPurpose } from '@rondo/domain/surveillance';
import { ListVideo, Scissors } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ClipCamera } from '../clip-camera.ts';
import { missingOf, type RangeEdge } from '../clip-range.ts';
import type { ClipRange } from '../use-clip-range.ts';
import { ClipForm } from './clip-form.tsx';
import { ClipsDialog } from './clips-dialog.tsx';
import { lastsText } from './lasts-text.ts';
import './clip.css';

interface Props {
  clip: ClipRange | null;
  cameras: readonly ClipCamera[];
  /** The moment that plays. */
  at: number;
  /** Why somebody watches. */
  purpose: WatchPurpose;
  onBegin: () => void;
}

/** Below the timeline: begins a clip, shows how long it is, and asks what it is for. */
export function ClipBar({ clip, cameras, at, purpose, onBegin }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'form' | 'list' | null>(null);
  const [first] = cameras;
  return (
    <section className="clip-bar" aria-label={t('clip.title')}>
      {clip ? (
        <Chosen clip={clip} cameras={cameras} at={at} onCut={() => setOpen('form')} />
      ) : (
        <Button isSmall icon={Scissors} isDisabled={!first || at <= 0} onPress={onBegin}>
          {t('clip.cut')}
        </Button>
      )}
      {!clip && (
        <Button isSmall icon={ListVideo} onPress={() => setOpen('list')}>
          {t('clip.own')}
        </Button>
      )}
      {open === 'form' && clip && (
        <ClipForm
          range={clip.range}
          {...{ cameras, purpose }}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            clip.close();
          }}
        />
      )}
      {open === 'list' && <ClipsDialog onClose={() => setOpen(null)} />}
    </section>
  );
}

interface ChosenProps {
  clip: ClipRange;
  cameras: readonly ClipCamera[];
  at: number;
  onCut: () => void;
}

function Chosen({ clip, cameras, at, onCut }: ChosenProps) {
  const t = useT();
  const { range, move, close } = clip;
  const missing = Math.min(...cameras.map(({ stretches }) => missingOf(range, stretches)));
  const isEmpty = missing >= range.to - range.from;
  return (
    <>
      <End edge="from" clip={clip} onHere={() => move('from', at)} />
      <End edge="to" clip={clip} onHere={() => move('to', at)} />
      <span className="clip-lasts num" role="status">
        {t('clip.lasts', { lasts: lastsText(range.to - range.from, t) })}
        {missing >= 1_000 && (
          <span className="clip-missing">
            {isEmpty ? t('clip.nothingThere') : t('clip.missing', { lasts: lastsText(missing, t) })}
          </span>
        )}
      </span>
      <span className="clip-acts">
        <Button isSmall onPress={close}>
          {t('ui.cancel')}
        </Button>
        <Button isSmall look="primary" icon={Scissors} isDisabled={isEmpty} onPress={onCut}>
          {t('clip.cutThis')}
        </Button>
      </span>
    </>
  );
}

function End({ edge, clip, onHere }: { edge: RangeEdge; clip: ClipRange; onHere: () => void }) {
  const t = useT();
  const format = useFormat();
  const label = t(`clip.${edge}`);
  return (
    <span className="clip-end">
      <span className="meta">{label}</span>
      <span className="num">{format.timeSeconds(new Date(clip.range[edge]).toISOString())}</span>
      <Button isSmall look="text" label={t('clip.hereNamed', { end: label })} onPress={onHere}>
        {t('clip.here')}
      </Button>
    </span>
  );
}
