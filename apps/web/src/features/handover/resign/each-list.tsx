import type { HandoverItem } from '@rondo/contract/handover';
import { use, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { OwnLeaving } from './own-leaving.ts';
import { type Fate, type GroupPlan, isClosable } from './plan.ts';
import { SuccessorField } from './successor-field.tsx';

/** Rows shown at first, and with every press on "more". */
const SOME = 20;

interface Props {
  items: readonly HandoverItem[];
  plan: GroupPlan;
  onChange: (plan: GroupPlan) => void;
  leaverId: string;
}

/** A choice for each thing of a kind; what has none goes where the rest goes. */
export function EachList({ items, plan, onChange, leaverId }: Props) {
  const t = useT();
  const [shown, setShown] = useState(SOME);
  const set = (id: string, fate: Fate | null) => {
    const { [id]: _before, ...others } = plan.own;
    onChange({ ...plan, own: fate ? { ...others, [id]: fate } : others });
  };
  return (
    <>
      <ul className="resign-items">
        {items.slice(0, shown).map((item) => (
          <Row
            key={item.id}
            item={item}
            fate={plan.own[item.id] ?? null}
            onChange={(fate) => set(item.id, fate)}
            leaverId={leaverId}
          />
        ))}
      </ul>
      {items.length > shown && (
        <button type="button" className="button button-text" onClick={() => setShown(shown + SOME)}>
          {t('handover.more', { count: items.length - shown })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  item: HandoverItem;
  fate: Fate | null;
  onChange: (fate: Fate | null) => void;
  leaverId: string;
}

function Row({ item, fate, onChange, leaverId }: RowProps) {
  const t = useT();
  const format = useFormat();
  const { number, name, place, deadlineAt } = item;
  const facts = [number, place, deadlineAt && t('handover.due', { time: format.dateTime(deadlineAt) })];
  const person = fate && typeof fate.to !== 'string' ? fate.to : null;
  const isOwn = use(OwnLeaving);
  const acts = [
    ...(isClosable(item.kind) && !isOwn ? (['close'] as const) : []),
    ...(item.hasOthers ? (['drop'] as const) : []),
  ];
  return (
    <li>
      <div className="resign-item">
        <span className="strong">{name}</span>
        <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <SuccessorField
        label={t('handover.toOf', { name })}
        isLabelHidden
        placeholder={
          fate && !person ? t(`handover.fate.${fate.to === 'close' ? 'close' : 'drop'}`) : t('handover.asRest')
        }
        value={person}
        onChange={(to) => onChange(to && { to })}
        without={leaverId}
      />
      <div className="resign-acts">
        {acts.map((act) => (
          <button
            key={act}
            type="button"
            className="button button-small"
            aria-pressed={fate?.to === act}
            onClick={() => onChange(fate?.to === act ? null : { to: act })}
          >
            {t(`handover.fate.${act}`)}
          </button>
        ))}
      </div>
    </li>
  );
}
