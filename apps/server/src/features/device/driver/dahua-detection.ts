import type { DaySpan, Detection, DetectionKind } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import type { DeviceControl } from './control.ts';
import type { Cgi, Told } from './dahua-cgi.ts';
import { DeviceFailure } from './failure.ts';
import { areaOf, type Grid, gridOf } from './grid.ts';
import { clockText, fromPercent, minuteOf, toPercent } from './scale.ts';

/** Names of the configurations. */
const CONFIGS: Record<DetectionKind, string> = {
  motion: 'MotionDetect',
  scene_change: 'MovedDetect',
  human: 'SmartMotionDetect',
};

const ROWS = 18;
const COLUMNS = 22;
/** Spans of a day that a device keeps. */
const SECTIONS = 6;

/** Detection over the CGI: only the values that are meant are sent. */
export function dahuaDetection(cgi: Cgi): Pick<DeviceControl, 'detection' | 'setDetection'> {
  const read = async (kind: DetectionKind): Promise<Told | null> => {
    try {
      return await cgi.ask(`configManager.cgi?action=getConfig&name=${CONFIGS[kind]}`);
    } catch (error) {
      if (error instanceof DeviceFailure && error.reason === 'unsupported') return null;
      throw error;
    }
  };
  return {
    async detection(kind, channel, drawn) {
      const told = await read(kind);
      const get = (name: string): string | undefined => told?.get(`table.${CONFIGS[kind]}[${channel - 1}].${name}`);
      const isOn = get('Enable');
      if (isOn === undefined) return null;
      const grid = kind === 'motion' ? gridIn(get) : null;
      return {
        isOn: isOn === 'true',
        sensitivity: levelOf(kind, get),
        area: grid && areaOf(grid, drawn),
        week: get('EventHandler.TimeSection[0][0]') === undefined ? null : weekOf(get),
        coolDownSeconds: wholeOf(get('EventHandler.Dejitter')),
      };
    },
    async setDetection(kind, channel, settings) {
      const now = await read(kind);
      const prefix = `${CONFIGS[kind]}[${channel - 1}]`;
      if (now?.get(`table.${prefix}.Enable`) === undefined) throw new DeviceFailure('unsupported', kind);
      const values = valuesOf(kind, settings, `table.${prefix}`, now);
      const query = values.map(([name, value]) => `${prefix}.${name}=${encodeURIComponent(value)}`).join('&');
      await cgi.tell(`configManager.cgi?action=setConfig&${query}`);
    },
  };
}

type Get = (name: string) => string | undefined;

/** Of people three words, of a changed scene 0 to 100, of motion 0 to 100 in its first window. */
const WORDS = [
  { word: 'Low', level: 1 },
  { word: 'Middle', level: 3 },
  { word: 'High', level: 5 },
];
const SENSITIVE: Record<DetectionKind, string> = {
  motion: 'MotionDetectWindow[0].Sensitive',
  scene_change: 'Sensitivity',
  human: 'Sensitivity',
};

function levelOf(kind: DetectionKind, get: Get): number | null {
  const value = get(SENSITIVE[kind]);
  if (value === undefined) return null;
  if (kind !== 'human') return fromPercent(Number(value));
  return WORDS.find(({ word }) => word === value)?.level ?? null;
}

/** Of three words only these levels come back as they were sent. */
function levelText(kind: DetectionKind, level: number): string {
  if (kind !== 'human') return String(toPercent(level));
  const near = WORDS.toSorted((one, other) => Math.abs(one.level - level) - Math.abs(other.level - level));
  return near[0]?.word ?? 'Middle';
}

function valuesOf(kind: DetectionKind, settings: Detection, table: string, now: Told): [string, string][] {
  const { isOn, sensitivity, area, week, coolDownSeconds } = settings;
  return [
    ['Enable', String(isOn)],
    ...(kind === 'human' ? [['ObjectTypes.Human', 'true'] as [string, string]] : []),
    ...(sensitivity === null ? [] : [[SENSITIVE[kind], levelText(kind, sensitivity)] as [string, string]]),
    ...(area === null || kind !== 'motion' ? [] : maskOf(gridOf(area, ROWS, COLUMNS))),
    ...(week === null ? [] : sectionsOf(week)),
    ...(coolDownSeconds === null || !now.has(`${table}.EventHandler.Dejitter`)
      ? []
      : [['EventHandler.Dejitter', String(coolDownSeconds)] as [string, string]]),
  ];
}

/** A number a row, its lowest bit the square at the left. */
const maskOf = (grid: Grid): [string, string][] =>
  grid.map((row, y) => [
    `MotionDetectWindow[0].Region[${y}]`,
    String(row.reduce((mask, is, x) => mask + (is ? 2 ** x : 0), 0)),
  ]);

function gridIn(get: Get): Grid | null {
  if (get('MotionDetectWindow[0].Region[0]') === undefined) return null;
  return Array.from({ length: ROWS }, (_, y) => {
    const mask = Number(get(`MotionDetectWindow[0].Region[${y}]`) ?? 0);
    return Array.from({ length: COLUMNS }, (__, x) => Math.floor(mask / 2 ** x) % 2 === 1);
  });
}

/** Days count from 0, Sunday. */
const dayAt = (day: number): number => (day + 1) % LIMIT.weekdays;

function weekOf(get: Get): DaySpan[][] {
  return Array.from({ length: LIMIT.weekdays }, (_, day) =>
    Array.from({ length: SECTIONS }, (__, no) => get(`EventHandler.TimeSection[${dayAt(day)}][${no}]`) ?? '').flatMap(
      (section) => {
        const [, from, to] = /^[1-9]\d* (\d\d:\d\d:\d\d)-(\d\d:\d\d:\d\d)$/.exec(section) ?? [];
        return from && to ? [{ from: minuteOf(from), to: minuteOf(to) }] : [];
      },
    ),
  );
}

const sectionsOf = (week: readonly DaySpan[][]): [string, string][] =>
  week.flatMap((spans, day) =>
    Array.from({ length: SECTIONS }, (_, no): [string, string] => {
      const span = spans[no];
      const text = span ? `1 ${clockText(span.from)}:00-${clockText(span.to)}:00` : '0 00:00:00-24:00:00';
      return [`EventHandler.TimeSection[${dayAt(day)}][${no}]`, text];
    }),
  );

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : null;
