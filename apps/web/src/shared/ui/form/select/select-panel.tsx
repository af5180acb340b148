import { Search } from 'lucide-react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { useT } from '../../../i18n.tsx';
import { Spinner } from '../../spinner.tsx';
import { type ListProps, OptionList } from './option-list.tsx';
import { useOptionSearch } from './use-option-search.ts';

interface PanelProps extends Omit<ListProps, 'hasFocus'> {
  isSearchable: boolean;
  onSearch: ((text: string) => void) | undefined;
  isLoading: boolean;
  /** The options did not come: asks again. */
  onRetry: (() => void) | undefined;
  /** What was typed on the closed box. */
  start: string;
}

/** What opens below the box of a select: a search where there is one, the options, or why there are none. */
export function SelectPanel(props: PanelProps) {
  const { isSearchable, onRetry, onSearch } = props;
  const t = useT();
  const { typed, setTyped, shown, isBusy } = useOptionSearch(props);
  const hasFailed = onRetry !== undefined && !isBusy;
  const list = (
    <>
      <OptionList {...props} options={hasFailed ? [] : shown} hasFocus={!isSearchable} />
      {hasFailed ? (
        <div className="select-face" role="alert">
          {t('ui.emptyState.failed')}
          <button type="button" className="button button-small" onClick={onRetry}>
            {t('ui.retry')}
          </button>
        </div>
      ) : (
        shown.length === 0 && (
          <div className="select-face" role="status">
            {isBusy && <Spinner />}
            {t(isBusy ? 'ui.loading' : typed === '' && !onSearch ? 'ui.nothingToChoose' : 'ui.list.filterNone')}
          </div>
        )
      )}
    </>
  );
  if (!isSearchable) return list;
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      {/* Not a `SearchField`: that one keeps Escape for emptying itself, and the list would stay open. */}
      <TextField type="search" aria-label={t('ui.list.filterSearch')} className="select-search">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <Input placeholder={t('ui.search')} />
      </TextField>
      {list}
    </Autocomplete>
  );
}
