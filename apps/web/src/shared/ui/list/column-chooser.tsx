import { Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Popover } from '../popover.tsx';
import { Spinner } from '../spinner.tsx';
import { type Column, type ColumnLayout, isShown } from './column.ts';
import './filters.css';
import { lazyPart } from '../lazy-part.tsx';
import { useNarrow } from './use-narrow.ts';

const SortableList = lazyPart(() => import('../sortable-list.tsx'));

const [ROW, GAP] = [36, 4];
/** What stands above and below the list: the page's head, the hint, the button. */
const AROUND = 300;
const LEAST = 4;

/** As much as the window has room for, ending in the middle of a row: that there is more can be seen. */
const listHeight = (window: number): number =>
  (Math.max(LEAST, Math.floor((window - AROUND) / (ROW + GAP))) - 0.5) * (ROW + GAP);

type Props<Row> = {
  /** All columns in the reader's order, as `useColumnLayout().all` gives them. */
  columns: readonly Column<Row>[];
  layout: ColumnLayout | null;
  onChange: (layout: ColumnLayout) => void;
};

/** Which columns a list shows, and in which order. Nothing on the phone: rows are cards there. */
export function ColumnChooser<Row>(props: Props<Row>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useNarrow();
  if (isPhone) return null;
  return (
    <Popover
      label={t('ui.list.columns')}
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button
          type="button"
          className="quiet"
          aria-label={t('ui.list.columns')}
          title={t('ui.list.columns')}
          {...trigger}
        >
          <Columns3 size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      <Choices {...props} />
    </Popover>
  );
}

function Choices<Row>({ columns, layout, onChange }: Props<Row>) {
  const t = useT();
  const hidden = columns.filter((column) => !isShown(column, layout)).map((column) => column.key);
  const order = columns.map((column) => column.key);
  const toggle = (key: string, isOn: boolean) =>
    onChange({ order, hidden: isOn ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const standard = () =>
    onChange({ order: [], hidden: columns.filter((column) => column.hidden).map(({ key }) => key) });
  const items = columns.map((column) => ({
    key: column.key,
    label: column.title,
    before: (
      <Checkbox
        label={column.title}
        isLabelHidden
        isChecked={!hidden.includes(column.key)}
        isDisabled={column.always ?? false}
        onChange={(isOn) => toggle(column.key, isOn)}
      />
    ),
  }));
  return (
    <div className="column-chooser">
      <p className="meta">{t('ui.list.columnsHint')}</p>
      <Suspense fallback={<Spinner />}>
        <SortableList
          label={t('ui.list.columns')}
          items={items}
          onChange={(next) => onChange({ order: next, hidden })}
          rowHeight={ROW}
          gap={GAP}
          maxHeight={listHeight(window.innerHeight)}
        />
      </Suspense>
      <button type="button" className="quiet" onClick={standard}>
        {t('ui.list.restoreColumns')}
      </button>
    </div>
  );
}
