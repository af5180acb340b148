import { Check, ChevronDown, ListFilter, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { Popover } from '../popover.tsx';
import { useNarrow } from './use-narrow.ts';
import './filters.css';

type FilterOption = { value: string; label: string; hint?: ReactNode };

type Props = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What can be chosen; a search appears above eight. */
  options?: readonly FilterOption[];
  /** Several at once. */
  multi?: boolean;
  /** Text of the value when it is not one of the options (a period, a range). */
  text?: string;
  /** Own content of the popover instead of options (date range, tree); gets the act of closing. */
  custom?: (close: () => void) => ReactNode;
  /** On the phone the content comes up from the lower edge instead. */
  isSheet?: boolean;
  /** It is opened: what its options come from can be asked for now (see `useAskedOptions`). */
  onOpen?: () => void;
  /** The options are on their way. */
  isLoading?: boolean;
};

const searchFrom = 8;

function textOf({ value, options = [], text, isLoading = false }: Props): string {
  if (text !== undefined) return text;
  const labels = value.map(
    (chosen) => options.find((option) => option.value === chosen)?.label ?? (isLoading ? '…' : chosen),
  );
  const first = labels[0] ?? '';
  return labels.length > 1 ? `${first} +${labels.length - 1}` : first;
}

/** A filter as chip: its name, or name and **value** with a cross while it is set. */
export function FilterChip(props: Props) {
  const { label, value, onChange, custom, onOpen, isSheet = false } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useNarrow();
  const isSet = value.length > 0;
  const open = (next: boolean) => {
    if (next) onOpen?.();
    setOpen(next);
  };
  const close = () => setOpen(false);
  const words = (
    <>
      <span>{label}</span>
      {isSet && <strong title={textOf(props)}>{textOf(props)}</strong>}
      {!isSet && <ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
    </>
  );
  const content = () => (custom ? custom(close) : <Options {...props} onDone={close} />);
  return (
    <span className={isSet ? 'chip chip-set' : 'chip'}>
      {isSheet && isPhone ? (
        <>
          <button type="button" className="chip-main" aria-haspopup="dialog" onClick={() => open(true)}>
            {words}
          </button>
          {isOpen && (
            <Dialog title={label} isSheet onClose={close}>
              {content()}
            </Dialog>
          )}
        </>
      ) : (
        <Popover
          label={label}
          isOpen={isOpen}
          onOpenChange={open}
          trigger={(trigger) => (
            <button type="button" className="chip-main" {...trigger}>
              {words}
            </button>
          )}
        >
          {content()}
        </Popover>
      )}
      {isSet && (
        <button
          type="button"
          className="chip-clear"
          aria-label={t('ui.list.clearFilter', { name: label })}
          onClick={() => onChange([])}
        >
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
}

function Options(props: Props & { onDone: () => void }) {
  const { label, value, onChange, options = [], multi = false, isLoading = false, onDone } = props;
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const choose = (chosen: string) => {
    const has = value.includes(chosen);
    if (!multi) {
      onChange(has ? [] : [chosen]);
      onDone();
      return;
    }
    onChange(has ? value.filter((other) => other !== chosen) : [...value, chosen]);
  };
  return (
    <div className="chip-menu">
      {options.length > searchFrom && (
        <input
          className="chip-search"
          aria-label={t('ui.list.filterSearch')}
          placeholder={t('ui.list.filterSearch')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div role="listbox" aria-label={t('ui.list.filterBy', { name: label })} aria-multiselectable={multi}>
        {found.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            aria-selected={value.includes(option.value)}
            onClick={() => choose(option.value)}
          >
            <span className="chip-tick">
              {value.includes(option.value) && <Check size={14} strokeWidth={2} aria-hidden />}
            </span>
            <span className="ellipsis">{option.label}</span>
            {option.hint !== undefined && <span className="meta num">{option.hint}</span>}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="meta chip-none">{t(isLoading ? 'ui.loading' : 'ui.list.filterNone')}</p>}
    </div>
  );
}

/** The dashed chip that offers the filters which are not shown. */
export function MoreFilters({ children }: { children: ReactNode }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('ui.list.moreFilters')}
      className="popover-wide"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className="chip chip-more" {...trigger}>
          <ListFilter size={14} strokeWidth={1.75} aria-hidden />
          {t('ui.list.moreFilters')}
        </button>
      )}
    >
      <div className="more-filters">{children}</div>
    </Popover>
  );
}
