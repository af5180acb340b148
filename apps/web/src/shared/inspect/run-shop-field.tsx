import { useT } from '../i18n.tsx';
import { SelectField } from '../ui/form/select-field.tsx';

interface Named {
  id: string;
  name: string;
}

interface Props {
  /** The store whose dates are shown. */
  shop: Named | null;
  /** Stores of the plan that the search found. */
  choices: readonly Named[];
  keyword: string;
  onChange: (shopId: string | null) => void;
  onSearch: (keyword: string) => void;
}

/** At which store of a cycle its next dates are looked at; nothing to choose where it has one. */
export function RunShopField({ shop, choices, keyword, onChange, onSearch }: Props) {
  const t = useT();
  if (!shop || (keyword === '' && choices.length < 2)) return null;
  const shops = new Map([shop, ...choices].map((one) => [one.id, one.name]));
  return (
    <SelectField
      label={t('cycle.shop')}
      value={shop.id}
      onChange={onChange}
      options={[...shops].map(([value, label]) => ({ value, label }))}
      isSearchable
      onSearch={onSearch}
    />
  );
}
