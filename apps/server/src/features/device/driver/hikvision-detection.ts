import type { DaySpan, Detection, DetectionKind, Point } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import type { DeviceControl } from './control.ts';
import { DeviceFailure } from './failure.ts';
import { areaOf, type Grid, gridOf } from './grid.ts';
import type { Isapi } from './isapi.ts';
import { clockText, fromPercent, minuteOf, toPercent } from './scale.ts';
import { all, at, type Element, element, setText, textAt } from './xml.ts';

/** Where each kind and its schedule stand. Cameras tell people by their intrusion detection. */
const PLACES: Record<DetectionKind, { settings: (channel: number) => string; schedule: (channel: number) => string }> =
  {
    motion: {
      settings: (channel) => `/ISAPI/System/Video/inputs/channels/${channel}/motionDetection`,
      schedule: (channel) => `/ISAPI/Event/schedules/motionDetections/VMD_video${channel}`,
    },
    scene_change: {
      settings: (channel) => `/ISAPI/Smart/SceneChangeDetection/${channel}`,
      schedule: (channel) => `/ISAPI/Event/schedules/sceneChangeDetections/SceneChangeDetection_video${channel}`,
    },
    human: {
      settings: (channel) => `/ISAPI/Smart/FieldDetection/${channel}`,
      schedule: (channel) => `/ISAPI/Event/schedules/fieldDetections/FieldDetection_video${channel}`,
    },
  };

/** How the document of a kind says its area and sensitivity. */
interface Shape {
  sensitivity: string[];
  area: ((document: Element, drawn: Point[] | null) => Point[]) | null;
  setArea: (document: Element, area: readonly Point[]) => void;
}

/** Detection over ISAPI: each document is read, changed where it has to be, and sent back, so that nothing else of it changes. */
export function hikvisionDetection(api: Isapi): Pick<DeviceControl, 'detection' | 'setDetection'> {
  return {
    async detection(kind, channel, drawn) {
      const document = await has(api, PLACES[kind].settings(channel));
      if (!document) return null;
      const { sensitivity, area } = SHAPES[kind];
      const schedule = await has(api, PLACES[kind].schedule(channel));
      const level = Number(textAt(document, ...sensitivity));
      return {
        isOn: textAt(document, 'enabled') === 'true',
        sensitivity: fromPercent(level),
        area: area?.(document, drawn) ?? null,
        week: schedule ? weekOf(schedule) : null,
        // ISAPI has no time between two alarms.
        coolDownSeconds: null,
      };
    },
    async setDetection(kind, channel, settings) {
      const path = PLACES[kind].settings(channel);
      const document = await api.get(path);
      change(document, kind, settings);
      await api.put(path, document);
      if (settings.week === null) return;
      const where = PLACES[kind].schedule(channel);
      const schedule = await api.get(where);
      setWeek(schedule, settings.week);
      await api.put(where, schedule);
    },
  };
}

function change(document: Element, kind: DetectionKind, { isOn, sensitivity, area }: Detection): void {
  const shape = SHAPES[kind];
  setText(document, ['enabled'], String(isOn));
  if (kind === 'human') prepareRegion(document, isOn);
  if (sensitivity !== null) setText(document, shape.sensitivity, String(toPercent(sensitivity)));
  if (area !== null) shape.setArea(document, area);
}

/** A document that the device has, null where it has no such thing. */
async function has(api: Isapi, path: string): Promise<Element | null> {
  try {
    return await api.get(path);
  } catch (error) {
    if (error instanceof DeviceFailure && error.reason === 'unsupported') return null;
    throw error;
  }
}

const REGION = ['FieldDetectionRegionList', 'FieldDetectionRegion'];

const SHAPES: Record<DetectionKind, Shape> = {
  motion: {
    sensitivity: ['MotionDetectionLayout', 'sensitivityLevel'],
    area: (document, drawn) => areaOf(gridIn(document), drawn),
    setArea: (document, area) => {
      const { rows, columns } = sizeOf(document);
      setText(document, ['MotionDetectionLayout', 'layout', 'gridMap'], gridText(gridOf(area, rows, columns)));
    },
  },
  scene_change: { sensitivity: ['sensitivityLevel'], area: null, setArea: () => undefined },
  human: {
    sensitivity: [...REGION, 'sensitivityLevel'],
    area: (document) => cornersOf(document),
    setArea: (document, area) => {
      const region = at(document, ...REGION);
      const list = at(region, 'RegionCoordinatesList') ?? element('RegionCoordinatesList', []);
      if (region && !region.children.includes(list)) region.children.push(list);
      list.children = (area.length > 0 ? area : WHOLE).map(({ x, y }) =>
        element('RegionCoordinates', [
          element('positionX', String(x)),
          // ISAPI counts from the lower left corner.
          element('positionY', String(FULL - y)),
        ]),
      );
    },
  },
};

/** The region that Rondo uses is the first; a camera sends it empty until it was drawn once. */
function prepareRegion(document: Element, isOn: boolean): void {
  setText(document, [...REGION, 'enabled'], String(isOn));
  setText(document, [...REGION, 'detectionTarget'], 'human');
}

const FULL = LIMIT.detection.place;
const WHOLE: Point[] = [
  { x: 0, y: 0 },
  { x: FULL, y: 0 },
  { x: FULL, y: FULL },
  { x: 0, y: FULL },
];

function cornersOf(document: Element): Point[] {
  const region = at(document, ...REGION);
  const corners = (at(region, 'RegionCoordinatesList')?.children ?? [])
    .slice(0, LIMIT.area.points.max)
    .map((corner) => ({ x: Number(textAt(corner, 'positionX')), y: FULL - Number(textAt(corner, 'positionY')) }));
  return JSON.stringify(corners) === JSON.stringify(WHOLE) || corners.length < LIMIT.area.points.min ? [] : corners;
}

const SIDES = { rows: 18, columns: 22 };
const MOST = 64;

/** How many squares the picture is cut into: 18 rows of 22, where it does not say. */
function sizeOf(document: Element): { rows: number; columns: number } {
  const read = (name: string, fallback: number): number => {
    const value = Number(textAt(document, 'Grid', name));
    return Number.isInteger(value) && value > 0 && value <= MOST ? value : fallback;
  };
  return { rows: read('rowGranularity', SIDES.rows), columns: read('columnGranularity', SIDES.columns) };
}

const NIBBLE = 4;
const BYTE = 8;

/** Each row is bits from the left, filled up to whole bytes, in hexadecimal. */
function gridText(grid: Grid): string {
  return grid
    .map((row) => {
      const bits = row.map((is) => (is ? '1' : '0')).join('');
      const filled = bits.padEnd(Math.ceil(bits.length / BYTE) * BYTE, '0');
      return [...filled.matchAll(/.{4}/g)].map(([four]) => Number.parseInt(four, 2).toString(16)).join('');
    })
    .join('');
}

function gridIn(document: Element): Grid {
  const { rows, columns } = sizeOf(document);
  const text = textAt(document, 'MotionDetectionLayout', 'layout', 'gridMap');
  const digits = (Math.ceil(columns / BYTE) * BYTE) / NIBBLE;
  return Array.from({ length: rows }, (_, row) => {
    const part = text.slice(row * digits, (row + 1) * digits);
    const bits = [...part].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(NIBBLE, '0')).join('');
    return Array.from({ length: columns }, (__, column) => bits[column] === '1');
  });
}

/** Days count from 1, Monday. */
function weekOf(schedule: Element): DaySpan[][] {
  const blocks = all(schedule, 'TimeBlock');
  return Array.from({ length: LIMIT.weekdays }, (_, day) =>
    blocks
      .filter((block) => textAt(block, 'dayOfWeek') === String(day + 1))
      .map((block) => ({
        from: minuteOf(textAt(block, 'TimeRange', 'beginTime')),
        to: minuteOf(textAt(block, 'TimeRange', 'endTime')),
      }))
      .filter(({ from, to }) => from < to),
  );
}

function setWeek(schedule: Element, week: readonly DaySpan[][]): void {
  setText(schedule, ['TimeBlockList'], '');
  const list = at(schedule, 'TimeBlockList');
  if (!list) return;
  list.children = week.flatMap((spans, day) =>
    spans.map(({ from, to }) =>
      element('TimeBlock', [
        element('dayOfWeek', String(day + 1)),
        element('TimeRange', [element('beginTime', clockText(from)), element('endTime', clockText(to))]),
      ]),
    ),
  );
}
