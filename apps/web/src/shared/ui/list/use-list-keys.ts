import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LIST_KEYS, PLAIN_LIST_KEYS } from '../keys/key-rows.ts';
import { useShownKeyGroup } from '../keys/shown-keys.ts';
import { type DataTableProps, toggled } from './data-table-props.ts';

type Needs<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'selection' | 'onOpen' | 'onClose'>;

/** Typing in a field, or working in a dialog or menu, is not meant for the list. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox]';
  return target.closest(elsewhere) !== null;
}

const isTicking = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** The keys of `LIST_KEYS`; the arrows only on a row. Returns the active row; real focus moves with it. */
export function useListKeys<Row>(box: RefObject<HTMLElement | null>, needs: Needs<Row>) {
  const [active, setActive] = useState(0);
  const { rows, rowKey, selection, onOpen, onClose } = needs;
  useShownKeyGroup(selection ? LIST_KEYS : PLAIN_LIST_KEYS);

  const move = (by: number) => {
    const hasFocus = box.current?.querySelector('tr[data-row-key]:focus') !== null;
    const next = Math.min(Math.max(hasFocus ? active + by : active, 0), rows.length - 1);
    setActive(next);
    const found = box.current?.querySelectorAll<HTMLElement>('tr[data-row-key]')[next];
    found?.focus();
  };
  const tick = (row: Row) => {
    if (!selection) return;
    selection.onChange(toggled(selection.keys, rowKey(row)));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isElsewhere(event.target) && !isTicking(event.target)) return;
    const row = rows[active];
    const isRow = event.target instanceof HTMLTableRowElement;
    if (event.key === 'j' || (isRow && event.key === 'ArrowDown')) move(1);
    else if (event.key === 'k' || (isRow && event.key === 'ArrowUp')) move(-1);
    else if (event.key === 'x' && row) tick(row);
    else if (event.key === 'Enter' && row && isRow) onOpen?.(row);
    else if (event.key === 'Escape') onClose?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return { active: Math.min(active, Math.max(rows.length - 1, 0)), setActive };
}
