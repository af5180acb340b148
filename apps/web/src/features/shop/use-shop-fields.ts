import { type ShopField, shopFieldApi } from '@rondo/contract/shop-custom';
import { type CustomField, customNameIn } from '@rondo/domain/shop-custom';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useCall } from '../../shared/http/query.ts';

const NONE: readonly ShopField[] = [];

/** The fields that the company gives its stores, in their order; none until they are there. */
export const useShopFields = (isAsked = true): readonly ShopField[] =>
  useCall(shopFieldApi.list, {}, { enabled: isAsked }).data?.list ?? NONE;

/** What a field is called in the reader's language. */
export function useFieldName(): (field: Pick<ShopField, 'name' | 'nameEn'>) => string {
  const { language } = useFormat().place;
  return (field) => customNameIn(field, language);
}

/** A value as it stands where it was typed: a choice by its name. */
export const customWords = ({ kind, choices }: CustomField, value: string): string =>
  kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? '') : value;

/** A value as it is read: a day and a number as the reader's language writes them. */
export function useCustomText(): (field: CustomField, value: string) => string {
  const format = useFormat();
  return (field, value) => {
    if (value === '') return '';
    if (field.kind === 'date') return format.day(`${value}T12:00:00Z`);
    return field.kind === 'number' ? format.count(Number(value)) : customWords(field, value);
  };
}
