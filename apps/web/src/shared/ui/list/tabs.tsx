import { count } from '@rondo/messages/format/number';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import './list.css';

export type TabItem = {
  key: string;
  label: string;
  /** Counter beside the label. */
  count?: number | null;
  /** A red counter: only "to do". */
  urgent?: boolean;
};

type Props = { label: string; items: readonly TabItem[]; current: string; onChange: (key: string) => void };

/** Text of a counter that may grow: 99+ in red ones, exact in grey ones. */
const counter = (item: TabItem): string => (item.urgent && (item.count ?? 0) > 99 ? '99+' : count(item.count));

/** What is left free beside a tab that was brought into sight. */
const TAB_MARGIN_PX = 16;

function step(event: KeyboardEvent<HTMLDivElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

/** Pushes the row of tabs sideways, and nothing else, until the chosen one is in sight. */
function showChosen(bar: HTMLDivElement | null): void {
  const chosen = bar?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!bar || !chosen) return;
  const [row, tab] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (tab.right > row.right) bar.scrollLeft += tab.right - row.right + TAB_MARGIN_PX;
  if (tab.left < row.left) bar.scrollLeft -= row.left - tab.left + TAB_MARGIN_PX;
}

/** Tabs of 40 px with counters; arrow keys move between them. */
export function Tabs({ label, items, current, onChange }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // On the phone the row is wider than the page: the tab that is chosen is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the page
  useEffect(() => showChosen(bar.current), [current]);
  return (
    <div ref={bar} role="tablist" aria-label={label} className="list-tabs" onKeyDown={step}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          aria-selected={item.key === current}
          tabIndex={item.key === current ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count !== undefined && item.count !== null && (!item.urgent || item.count > 0) && (
            <span className={item.urgent ? 'badge' : 'list-tab-count num'}>{counter(item)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
