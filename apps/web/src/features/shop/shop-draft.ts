import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import { shopApi } from '@rondo/contract/shop';
import type { ShopField } from '@rondo/contract/shop-custom';
import { type OwnShopField, SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { hoursFaults, specialFaults } from '@rondo/domain/business-hours';
import { customValueOf } from '@rondo/domain/shop-custom';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';
import { type Issue, issueWords } from '../../shared/ui/form/issue-words.ts';
import type { ShopDetail } from './shop-detail.ts';

/** A shop as it is being typed: numbers and days are text until it is sent. */
export interface Draft extends Record<TypedShopField, string>, Pick<ShopDetail, OwnShopField> {
  groupId: string | null;
  managerIds: string[];
  /** What is said in the fields of the company, by the id of the field. */
  custom: Readonly<Record<string, string>>;
  state: 'open' | 'preparing';
}
export type TypedShopField = TypedField<typeof SHOP_FIELDS>;
export const isTypedField = (name: ShopFieldName): name is TypedShopField => SHOP_FIELDS[name].kind !== 'own';

type Fields = Omit<Input<typeof shopApi.update>, 'id' | 'rev'>;
/** By field; hours as `hours.<day>.<index>`. */
export type Faults = Record<string, string>;

export function draftOf(shop: ShopDetail | undefined, groupId: string | null): Draft {
  return {
    ...draftOfFields(SHOP_FIELDS, shop),
    format: shop?.format ?? null,
    tags: shop?.tags ?? [],
    hours: shop?.hours ?? [],
    specialDays: shop?.specialDays ?? [],
    groupId: shop?.groupId ?? groupId,
    managerIds: shop?.managers.map((manager) => manager.id) ?? [],
    custom: Object.fromEntries((shop?.custom ?? []).map(({ fieldId, value }) => [fieldId, value])),
    state: 'open',
  };
}

/** What is sent. */
export function fieldsOf(draft: Draft): Fields {
  const { state: _state, ...rest } = draft;
  return { ...rest, ...sentOfDraft(SHOP_FIELDS, draft), groupId: draft.groupId ?? '', custom: saidOf(draft) };
}

const saidOf = ({ custom }: Draft) => Object.entries(custom).map(([fieldId, value]) => ({ fieldId, value }));

/** What is wrong before anything is sent: the same shape and the same rules as the server's. */
export function faultsOf(draft: Draft, fields: readonly ShopField[], t: Translate): Faults {
  const faults: Faults = {};
  const parsed = shopApi.update.input.safeParse({ ...fieldsOf(draft), id: NOBODY, rev: 0 });
  for (const issue of parsed.error?.issues ?? []) {
    const path = String(issue.path[0] ?? '');
    // Named one by one below.
    if (path === 'specialDays' || path === 'custom') continue;
    faults[path] ??= wordsOf(path, issue, t);
  }
  if (draft.latitude.trim() === '' && draft.longitude.trim() !== '') faults.latitude ??= t('rule.required');
  if (draft.longitude.trim() === '' && draft.latitude.trim() !== '') faults.longitude ??= t('rule.required');
  for (const { day, index, reason } of draft.hours.length === 0 ? [] : hoursFaults(draft.hours)) {
    faults[`hours.${day}.${index}`] ??= t(`shop.hours.fault.${reason}`);
  }
  for (const { at, index, reason } of specialFaults(draft.hours, draft.specialDays)) {
    faults[`specialDays.${at}.${index}`] ??= t(
      isRangeFault(reason) ? `shop.special.fault.${reason}` : `shop.hours.fault.${reason}`,
    );
  }
  for (const [at, { name }] of draft.specialDays.entries()) {
    if (name.trim() === '') faults[`specialDays.${at}.name`] = t('rule.required');
  }
  for (const field of fields) {
    const read = customValueOf(field, draft.custom[field.id] ?? '');
    if (!read.ok) faults[`custom.${field.id}`] = t(`shop.custom.wrong.${field.kind}`);
  }
  return faults;
}

const RANGE_FAULTS = ['dates', 'span', 'twice'] as const;
type RangeFault = (typeof RANGE_FAULTS)[number];
const isRangeFault = (reason: string): reason is RangeFault => RANGE_FAULTS.some((one) => one === reason);

const NOBODY = '00000000-0000-4000-8000-000000000000';
const isNumber = (path: string): boolean =>
  fieldNames(SHOP_FIELDS).some((name) => name === path && SHOP_FIELDS[name].kind === 'number');

function wordsOf(path: string, issue: Issue, t: Translate): string {
  if (path === 'groupId') return t('rule.required');
  return issueWords(issue, t) ?? t(isNumber(path) ? 'rule.number' : 'rule.invalid');
}
