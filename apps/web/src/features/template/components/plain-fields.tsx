import { type ItemFieldName, itemField } from '@rondo/contract/item-fields';
import type { ScoringMethod } from '@rondo/domain/scoring/settings';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { ITEM_FORM, type ItemPart as Part, type PlainItemField } from '../item-layout.ts';
import type { ItemPart } from './item-part.ts';

interface Props extends ItemPart {
  part: Part;
  method: ScoringMethod;
}

/** The fields of a check item that are drawn by their kind, of one part of its form. */
export function PlainFields({ part, method, ...item }: Props) {
  return (Object.keys(ITEM_FORM) as ItemFieldName[])
    .filter(isPlain)
    .filter((name) => {
      const place = placeOf(name);
      return place?.part === part && (!place.isWeight || method === 'weighted');
    })
    .map((name) => <PlainField key={name} name={name} {...item} />);
}

const isPlain = (name: ItemFieldName): name is PlainItemField => ITEM_FORM[name] !== 'own';

function placeOf(name: PlainItemField) {
  const place = ITEM_FORM[name];
  return place === 'own' ? null : place;
}

function PlainField({ name, item, set, errorOf }: ItemPart & { name: PlainItemField }) {
  const t = useT();
  const field = itemField(name);
  const { isRequired = false, rows } = placeOf(name) ?? {};
  const value = item[name];
  const common = { label: t(`template.item.${name}`), error: errorOf(name) };
  if (field.kind === 'number' || field.kind === 'numberOrNull') {
    const { kind, min, max } = field;
    const onChange = (number: number | null) => set({ [name]: number });
    const number = typeof value === 'number' ? value : null;
    if (kind === 'numberOrNull')
      return <NumberField {...{ ...common, min, max, onChange }} isOptional value={number} />;
    return <NumberField {...{ ...common, min, max, onChange }} value={number ?? 0} />;
  }
  return (
    <TextField
      {...common}
      value={value === null ? '' : String(value)}
      onChange={(text) => set({ [name]: field.kind === 'textOrNull' ? text || null : text })}
      isRequired={isRequired}
      {...('max' in field ? { maxLength: field.max } : {})}
      {...(rows ? { rows } : {})}
    />
  );
}
