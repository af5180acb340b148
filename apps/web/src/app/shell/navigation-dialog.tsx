import { useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import SortableList from '../../shared/ui/sortable-list.tsx';
import type { ShellEntry } from './entry.ts';

type Props = {
  /** In the reader's order. */
  entries: readonly ShellEntry[];
  /** Keys of the default order. */
  defaults: readonly string[];
  /** The new order; null restores the default. */
  onSave: (order: string[] | null) => void;
  onClose: () => void;
};

/** Custom navigation: rows of 46, 8 apart, at most 316 high; messages are locked at the top. */
export default function NavigationDialog({ entries, defaults, onSave, onClose }: Props) {
  const t = useT();
  const [order, setOrder] = useState(() => entries.map((entry) => entry.key));
  const items = order.flatMap((key) => {
    const entry = entries.find((known) => known.key === key);
    if (!entry) return [];
    const Icon = entry.icon;
    const icon = <Icon key={key} size={16} strokeWidth={1.75} aria-hidden />;
    return [{ key, label: entry.label, isLocked: key === 'message', before: icon }];
  });
  const save = () => {
    onSave(order.join() === defaults.join() ? null : order);
    onClose();
  };
  return (
    <Dialog
      title={t('app.order.title')}
      width={400}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button button-text nav-restore" onClick={() => setOrder([...defaults])}>
            {t('app.order.restore')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="button" className="button button-primary" onClick={save}>
            {t('ui.save')}
          </button>
        </>
      }
    >
      <p className="meta nav-order-hint">{t('app.order.hint')}</p>
      <SortableList
        label={t('app.order.title')}
        items={items}
        onChange={setOrder}
        rowHeight={46}
        gap={8}
        maxHeight={316}
      />
    </Dialog>
  );
}
