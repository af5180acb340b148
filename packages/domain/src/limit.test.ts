import { describe, expect, it } from 'vitest';
import { characters, DEFAULTS, LIMIT } from './limit.ts';
import { DEFAULT_SCORING } from './scoring/settings.ts';
import { UPLOAD, uploadFault } from './upload.ts';

const MB = 1024 * 1024;

describe('limits', () => {
  it('keeps the numbers the specification states', () => {
    expect(LIMIT.password).toEqual({ min: 8, max: 16 });
    expect(LIMIT.import.checkItems).toBe(500);
    expect(LIMIT.cameras.playing).toBe(9);
    expect(LIMIT.tree.segment).toBe(50);
    expect(LIMIT.badge).toBe(99);
    expect(UPLOAD.picture).toEqual({ files: 9, bytes: 20 * MB });
  });

  it('has one table of what is cheap to change (product 28)', () => {
    expect(DEFAULTS).toEqual({
      zone: 'Asia/Shanghai',
      businessDayCutOff: '00:00',
      naPolicy: 'exclude',
      redLinePolicy: 'fail',
      lateTasks: 'allow_late',
      deadlineClock: 'calendar',
      allowsAppeal: true,
      monthCloseDay: 3,
      certificateReminderDays: [-1, 7, 30, 60],
      dissolutionCoolingHours: 72,
      rectifyHours: { normal: 72, major: 48, red_line: 24 },
      reviewHours: 48,
      receiptHours: 48,
      notifierRole: 'area_manager',
      roundHours: 24,
      repeatWindowDays: 30,
      checkInRadiusMeters: 200,
      points: { cycle: 'month', initial: 100, lower: 0, upper: 200, appealDays: 3, secondAbove: 100 },
      quietHours: { from: '22:00', to: '07:30' },
    });
  });

  it('starts a template with N/A left out and red lines that fail the result but keep the score', () => {
    expect([DEFAULT_SCORING.naPolicy, DEFAULT_SCORING.redLinePolicy]).toEqual(['exclude', 'fail']);
  });

  it('accepts a file of exactly the limit and refuses one byte more', () => {
    expect(uploadFault('picture', [20 * MB])).toBeNull();
    expect(uploadFault('picture', [20 * MB + 1])).toBe('too_big');
    expect(uploadFault('knowledge_video', [2048 * MB])).toBeNull();
    expect(uploadFault('avatar', [5 * MB + 1])).toBe('too_big');
  });

  it('accepts nine pictures and refuses ten', () => {
    expect(uploadFault('picture', Array(9).fill(1))).toBeNull();
    expect(uploadFault('picture', Array(10).fill(1))).toBe('too_many');
  });

  it('refuses an empty file', () => expect(uploadFault('import', [0])).toBe('empty'));

  it('counts characters as people do', () => {
    expect(characters('华东')).toBe(2);
    expect(characters('😀𠮷')).toBe(2);
  });
});
