import { CERTIFICATE_FIELDS } from '@rondo/contract/certificate';
import { CERTIFICATE_KINDS, type CertificateKind } from '@rondo/domain/certificate';
import { LANGUAGES } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import type { SourceRow } from '../../../platform/import/source.ts';
import { type DayOrder, readDay } from '../../../platform/table/read-day.ts';
import type { ImportField } from './fields.ts';

/** The keys under `certificate.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `certificate.importFault.${infer Name}` ? Name : never) : never;

export interface RowFault {
  row: number;
  field: ImportField;
  value: string;
  fault: Fault;
}

/** A row of a file; whose it is stands there by name and number. */
export interface ReadRow {
  row: number;
  shop: string;
  code: string;
  person: string;
  mobile: string;
  kind: CertificateKind;
  title: string;
  number: string;
  issuedOn: string | null;
  validUntil: string | null;
  note: string;
}

/** The kinds by their names in both languages, and as other tables write them. */
const KIND_WORDS = new Map<string, CertificateKind>([
  ...LANGUAGES.flatMap((language) =>
    CERTIFICATE_KINDS.map((kind) => [bare(translate(language, `certificate.kind.${kind}`)), kind] as const),
  ),
  ['businesslicense', 'business_licence'],
  ['foodlicense', 'food_licence'],
  ['foodbusinesslicence', 'food_licence'],
  ['食品许可证', 'food_licence'],
  ['fire', 'fire_check'],
  ['消防', 'fire_check'],
  ['health', 'health'],
  ['健康证明', 'health'],
  ['other', 'other'],
  ['其他', 'other'],
]);

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

/** Reads the cells of a row; every wrong one is reported. A kind that nobody knows is another certificate of that name. */
export function readRow({ row, textOf }: SourceRow<ImportField>, order: DayOrder, faults: RowFault[]): ReadRow {
  const wrong = (field: ImportField, fault: Fault) => void faults.push({ row, field, value: textOf(field), fault });
  const day = (field: 'issuedOn' | 'validUntil'): string | null => {
    const text = textOf(field);
    if (text === '') return null;
    const read = readDay(text, order);
    const isTaken = read !== null && CERTIFICATE_FIELDS[field].input.safeParse(read).success;
    if (!isTaken) wrong(field, 'day');
    return isTaken ? read : null;
  };
  const text = (field: 'title' | 'number' | 'note', value = textOf(field)): string => {
    if (!CERTIFICATE_FIELDS[field].input.safeParse(value).success) wrong(field, 'text');
    return value;
  };
  const said = textOf('kind');
  const kind = KIND_WORDS.get(bare(said)) ?? 'other';
  if (said === '') wrong('kind', 'required');
  const title = kind === 'other' ? text('title', textOf('title') || said) : '';
  const issuedOn = day('issuedOn');
  const validUntil = day('validUntil');
  if (issuedOn !== null && validUntil !== null && validUntil < issuedOn) wrong('validUntil', 'endBeforeStart');
  if (['shop', 'code', 'person', 'mobile'].every((field) => textOf(field as ImportField) === ''))
    wrong('shop', 'holder');
  return {
    ...{ row, kind, title, issuedOn, validUntil, number: text('number'), note: text('note') },
    ...{ shop: textOf('shop'), code: textOf('code'), person: textOf('person') },
    mobile: textOf('mobile')
      .replace(/[\s()-]/g, '')
      .replace(/^(\+|00)86(?=1\d{10}$)/, ''),
  };
}
