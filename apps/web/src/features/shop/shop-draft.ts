import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { hoursFaults, type WeekHours } from '@rondo/domain/business-hours';
import type { ShopFormat } from '@rondo/domain/shop';
import type { Translate } from '../../shared/i18n.tsx';
import type { ShopDetail } from './shop-detail.ts';

/** A shop as it is being typed: numbers are text until it is sent. */
export interface Draft {
  name: string;
  code: string;
  groupId: string | null;
  managerIds: string[];
  state: 'open' | 'preparing';
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  latitude: string;
  longitude: string;
  format: ShopFormat | null;
  areaM2: string;
  tags: string[];
  openedOn: string;
  timeZone: string | null;
  hours: WeekHours;
  remarks: string;
}

type Fields = Omit<Input<typeof shopApi.update>, 'id' | 'rev'>;
/** By field; hours as `hours.<day>.<index>`. */
export type Faults = Record<string, string>;

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export function draftOf(shop: ShopDetail | undefined, groupId: string | null): Draft {
  return {
    name: shop?.name ?? '',
    code: shop?.code ?? '',
    groupId: shop?.groupId ?? groupId,
    managerIds: shop?.managers.map((manager) => manager.id) ?? [],
    state: 'open',
    phone: shop?.phone ?? '',
    province: shop?.province ?? '',
    city: shop?.city ?? '',
    district: shop?.district ?? '',
    address: shop?.address ?? '',
    latitude: text(shop?.latitude),
    longitude: text(shop?.longitude),
    format: shop?.format ?? null,
    areaM2: text(shop?.areaM2),
    tags: shop?.tags ?? [],
    openedOn: shop?.openedOn ?? '',
    timeZone: shop?.timeZone ?? null,
    hours: shop?.hours ?? [],
    remarks: shop?.remarks ?? '',
  };
}

const number = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is sent. */
export function fieldsOf(draft: Draft): Fields {
  const { state: _state, ...rest } = draft;
  return {
    ...rest,
    groupId: draft.groupId ?? '',
    code: draft.code.trim() || null,
    latitude: number(draft.latitude),
    longitude: number(draft.longitude),
    areaM2: number(draft.areaM2),
    openedOn: draft.openedOn || null,
  };
}

/** What is wrong before anything is sent: the same shape and the same rules as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const faults: Faults = {};
  const parsed = shopApi.update.input.safeParse({ ...fieldsOf(draft), id: NOBODY, rev: 0 });
  for (const issue of parsed.error?.issues ?? []) {
    const path = String(issue.path[0] ?? '');
    faults[path] ??= wordsOf(path, issue, t);
  }
  if (draft.latitude.trim() === '' && draft.longitude.trim() !== '') faults.latitude ??= t('rule.required');
  if (draft.longitude.trim() === '' && draft.latitude.trim() !== '') faults.longitude ??= t('rule.required');
  for (const { day, index, reason } of draft.hours.length === 0 ? [] : hoursFaults(draft.hours)) {
    faults[`hours.${day}.${index}`] ??= t(`shop.hours.fault.${reason}`);
  }
  return faults;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NUMBERS = ['latitude', 'longitude', 'areaM2'];

interface Issue {
  code: string;
  message: string;
  minimum?: unknown;
  maximum?: unknown;
}

function wordsOf(path: string, issue: Issue, t: Translate): string {
  const length = /^max_(\d+)$/.exec(issue.message);
  if (length) return t('rule.max_length', { max: Number(length[1]) });
  if (issue.message === 'required' || path === 'groupId') return t('rule.required');
  if (issue.message === 'characters') return t('rule.characters');
  if (issue.code === 'too_small') return t('rule.too_small', { min: Number(issue.minimum) });
  if (issue.code === 'too_big') return t('rule.too_big', { max: Number(issue.maximum) });
  return t(NUMBERS.includes(path) ? 'shop.form.number' : 'rule.invalid');
}
