import { isJudged } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useSortableRow } from '../../../shared/ui/sortable.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { ANSWER_ICONS } from './answer-icon.ts';

interface Props {
  item: CheckItem;
  isSelected: boolean;
  hasFault: boolean;
  isReadOnly: boolean;
  onSelect: (id: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
}

/** A check item in the list: grip, kind of answer, name, code, severity, points. Alt + arrows move it. */
export const ItemRow = memo(function ItemRow({ item, isSelected, hasFault, isReadOnly, onSelect, onStep }: Props) {
  const t = useT();
  const format = useFormat();
  const { row, grip, listeners, style, isDragging } = useSortableRow(item.id, isReadOnly);
  const Icon = ANSWER_ICONS[item.answer];
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    if (event.altKey && !isReadOnly) onStep(item.id, by);
    else if (!event.altKey) focusNeighbour(event.currentTarget, by);
  };
  return (
    <li ref={row} className="te-row" data-selected={isSelected} data-dragging={isDragging} style={style}>
      {!isReadOnly && (
        <button
          type="button"
          ref={grip}
          id={`grip-${item.id}`}
          className="te-grip"
          aria-label={t('template.move', { name: item.name })}
          title={t('template.moveHint')}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          {...listeners}
          onKeyDown={press}
        >
          <GripVertical size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="te-row-main"
        aria-pressed={isSelected}
        onClick={() => onSelect(item.id)}
        onKeyDown={press}
      >
        <span className="te-icon" title={t(`template.answer.${item.answer}`)}>
          <Icon size={16} strokeWidth={1.75} aria-label={t(`template.answer.${item.answer}`)} />
        </span>
        <span className="ellipsis te-row-name" title={item.name}>
          {item.name || t('template.faultAt.unnamed')}
        </span>
        {hasFault && <StatusIcon shape="exclamation" tone="bad" size={14} />}
        <span className="meta ellipsis te-row-code" title={item.code ?? ''}>
          {item.code}
        </span>
        <span className="te-row-severity">
          <StateLabel object="severity" state={item.severity} />
        </span>
        {/* What only records has no points, whatever its number is. */}
        <span className="num te-row-points">
          {isJudged(item) ? t('template.points', { count: format.score(item.maxScore) }) : '—'}
        </span>
      </button>
    </li>
  );
});

/** Arrows walk through the rows without opening them. */
function focusNeighbour(from: Element, by: -1 | 1): void {
  const rows = [...(from.closest('.te-sections')?.querySelectorAll<HTMLElement>('.te-row-main') ?? [])];
  const at = rows.findIndex((row) => row.parentElement === from.parentElement);
  rows[at + by]?.focus();
}
