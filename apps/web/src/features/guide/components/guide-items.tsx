import { type Guide, guideApi } from '@rondo/contract/guide';
import type { GuideItem } from '@rondo/domain/guide';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
import { goLink } from '../spotlight-steps.ts';
import './guide.css';

/** The list of one’s role: what is done, what is next, what was skipped. */
export function GuideItems({ items }: { items: Guide['items'] }) {
  const t = useT();
  const [asked, setAsked] = useState<GuideItem | null>(null);
  const skip = useAct(guideApi.skip, { invalidates: ['guide'], onDone: () => setAsked(null) });
  const next = items.find(({ state }) => state === 'todo')?.item;
  return (
    <ol className="guide-items">
      {items.map(({ item, state, reason }, index) => (
        <li key={item} className="card" data-state={state}>
          <span className="guide-no num" aria-hidden="true">
            {state === 'done' && <Check size={14} strokeWidth={2} />}
            {state === 'skipped' && <Minus size={14} strokeWidth={2} />}
            {state === 'todo' && index + 1}
          </span>
          <div className="guide-words">
            <h2>{t(`guide.item.${item}.title`)}</h2>
            <p className="meta">{t(`guide.item.${item}.why`)}</p>
            {state !== 'todo' && (
              <p className="meta">
                {[t(`guide.state.${state}`), ...(state === 'skipped' && reason ? [reason] : [])].join(' · ')}
              </p>
            )}
          </div>
          <div className="guide-acts">
            {state === 'todo' && <Button onPress={() => setAsked(item)}>{t('guide.skip')}</Button>}
            {state === 'skipped' && (
              <Button onPress={() => void skip.run({ item, isSkipped: false })}>{t('guide.unskip')}</Button>
            )}
            {state === 'todo' && (
              <Link className={item === next ? 'button button-primary' : 'button'} to={goLink(item)}>
                {t('guide.go')}
              </Link>
            )}
          </div>
        </li>
      ))}
      {asked && (
        <DecideDialog
          title={t('guide.skipTitle', { item: t(`guide.item.${asked}.title`) })}
          verb={t('guide.skip')}
          label={t('guide.skipReason')}
          hint={t('guide.skipHint')}
          isRefusal={false}
          isBusy={skip.busy}
          onSubmit={(reason) => void skip.run({ item: asked, isSkipped: true, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </ol>
  );
}
