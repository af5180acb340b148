import { deviceApi } from '@rondo/contract/device';
import type { DeviceKind } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import { AppError } from '../../../platform/errors.ts';
import type { SourceRow } from '../../../platform/import/source.ts';
import { type DeviceSettings, refuseWrong } from '../check.ts';
import type { ImportField } from './fields.ts';
import type { PlannedRow } from './plan.ts';
import { readDriver, readKind, readPlace } from './words.ts';

/** The keys under `device.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `device.importFault.${infer Name}` ? Name : never) : never;

export interface RowFault {
  row: number;
  field: ImportField;
  value: string;
  fault: Fault;
}

/** A row of a file; store and gateway stand there by name and number. */
export interface ReadRow extends Omit<PlannedRow, 'shopId' | 'edgeId'> {
  shop: string;
  code: string;
  edge: string;
  /** Whether the file says so; what it leaves open is the usual, or what the device that is there has. */
  says: { kind: boolean; driver: boolean };
}

interface Options {
  settings: DeviceSettings;
  /** What a channel without a name is called. */
  channelName: (channel: number) => string;
  faults: RowFault[];
}

const { shape } = deviceApi.create.input;
const TEXTS = ['name', 'address', 'username', 'password', 'serial', 'model', 'note'] as const;

/** Reads the cells of a row; every wrong one is reported. The rules are those of the form (`refuseWrong`). */
export function readRow(source: SourceRow<ImportField>, { settings, channelName, faults }: Options): ReadRow {
  const { row, textOf } = source;
  const wrong = (field: ImportField, fault: Fault, value = textOf(field)) =>
    void faults.push({ row, field, value, fault });
  if (textOf('shop') === '' && textOf('code') === '') wrong('shop', 'required');
  for (const field of TEXTS) {
    const value = field === 'address' ? addressOf(source) : textOf(field);
    if (field === 'name' && value === '') wrong(field, 'required');
    else if (!shape[field].safeParse(value).success) wrong(field, 'text', value);
  }
  const driver = read(textOf('driver'), readDriver, 'onvif', () => wrong('driver', 'driver'));
  const given = listOf(textOf('channels'));
  const kind = read(textOf('kind'), readKind, given.length > 1 || Number(given[0]) > 1 ? 'nvr' : 'camera', () =>
    wrong('kind', 'kind'),
  );
  const texts = {
    ...{ name: textOf('name'), address: addressOf(source), username: textOf('username') },
    ...{ password: textOf('password'), serial: textOf('serial'), model: textOf('model'), note: textOf('note') },
  };
  const cameras = camerasOf(source, { kind, given, channelName, wrong });
  const found: ReadRow = {
    ...{ row, ...texts, kind, driver, cameras },
    ...{ shop: textOf('shop'), code: textOf('code'), edge: textOf('edge') },
    says: { kind: textOf('kind') !== '', driver: textOf('driver') !== '' },
  };
  const isTold = faults.some((one) => one.row === row);
  const refusal = isTold ? null : refusalOf(() => refuseWrong(found, settings));
  if (refusal) wrong(...refusal);
  return found;
}

/** A port of its own column belongs to the address. */
function addressOf({ textOf }: SourceRow<ImportField>): string {
  const [address, port] = [textOf('address'), textOf('port')];
  return port === '' || port === '80' || address === '' ? address : `${address}:${port}`;
}

function read<T>(text: string, reader: (text: string) => T | null, usual: T, refuse: () => void): T {
  if (text === '') return usual;
  const found = reader(text);
  if (found === null) refuse();
  return found ?? usual;
}

const listOf = (text: string): string[] =>
  text
    .split(/[;；、,，|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface Told {
  kind: DeviceKind;
  given: readonly string[];
  channelName: (channel: number) => string;
  wrong: (field: ImportField, fault: Fault) => void;
}

/** `8` are eight channels, `Till; Door` two with their names. What they look at and their streams are told of single cameras only. */
function camerasOf(source: SourceRow<ImportField>, { kind, given, channelName, wrong }: Told): PlannedRow['cameras'] {
  const { textOf } = source;
  const names = namesOf(given, kind === 'camera' ? () => textOf('name') : channelName);
  if (kind === 'camera') {
    if (names.length > 1) wrong('channels', 'channelsOfCamera');
    names[0] ??= textOf('name');
  } else if (names.length === 0) wrong('channels', 'channels');
  if (names.length > LIMIT.device.channels) wrong('channels', 'tooManyChannels');
  const places = listOf(textOf('places')).map(readPlace);
  if (places.includes(null)) wrong('places', 'places');
  const [mainStream, subStream] = [textOf('mainStream'), textOf('subStream')];
  for (const field of ['places', 'mainStream', 'subStream'] as const) {
    if (names.length > 1 && textOf(field) !== '') wrong(field, 'ofOne');
  }
  const one = {
    ...{ places: [...new Set(places.filter((place) => place !== null))], mainStream, subStream },
  };
  const cameras = names.slice(0, LIMIT.device.channels).map((name, at) => ({ ...one, channel: at + 1, name }));
  const isNamed = cameras.every(({ name }) => name === textOf('name') || [...name].length <= LIMIT.name.device);
  if (!isNamed) wrong('channels', 'text');
  return cameras;
}

function namesOf(given: readonly string[], nameOf: (channel: number) => string): string[] {
  const [only] = given;
  if (given.length !== 1 || only === undefined || !/^\d{1,3}$/.test(only)) return [...given];
  return Array.from({ length: Math.min(Number(only), LIMIT.device.channels + 1) }, (_, at) => nameOf(at + 1));
}

/** What the form refuses, as a cell: which, and why. */
function refusalOf(check: () => void): [ImportField, Fault] | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.reason === 'DEVICE_ADDRESS_REFUSED') return ['address', 'ownAddress'];
    const { path = '', rule } = error.details.fields?.[0] ?? {};
    if (path.endsWith('mainStream')) return ['mainStream', rule === 'required' ? 'required' : 'stream'];
    if (path.endsWith('subStream')) return ['subStream', 'stream'];
    return path === 'address' ? ['address', 'address'] : ['channels', 'channels'];
  }
}
